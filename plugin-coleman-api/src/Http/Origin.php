<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** Whether a browser says that a request was made by one of our own pages. */
enum Origin
{
    case Same;
    case Foreign;
    /** Neither header: not a browser of these years, or a privacy tool. */
    case Unknown;

    /**
     * @param string $origin the Origin header
     * @param string $fetchSite the Sec-Fetch-Site header
     */
    public static function fromHeaders(string $origin, string $fetchSite): self
    {
        if ('' !== $origin) {
            return self::normal($origin) === self::normal(home_url()) ? self::Same : self::Foreign;
        }

        return match ($fetchSite) {
            '' => self::Unknown,
            'same-origin', 'none' => self::Same,
            default => self::Foreign,
        };
    }

    /** The origin of the request being served. */
    public static function ofRequest(): self
    {
        $header = static function (string $name): string {
            $value = $_SERVER[$name] ?? '';

            return is_string($value) ? $value : '';
        };

        return self::fromHeaders($header('HTTP_ORIGIN'), $header('HTTP_SEC_FETCH_SITE'));
    }

    private static function normal(string $url): string
    {
        $parts = wp_parse_url($url);
        if (!is_array($parts) || !isset($parts['scheme'], $parts['host'])) {
            return 'none';
        }
        $scheme = strtolower($parts['scheme']);
        $port = $parts['port'] ?? ('https' === $scheme ? 443 : 80);

        return sprintf('%s://%s:%d', $scheme, strtolower($parts['host']), $port);
    }
}
