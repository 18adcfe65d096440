<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/**
 * Posts by curl, to the very address that was checked: the name is not looked up again, no redirect is followed, no proxy
 * is used, and of the answer no more than its beginning is read.
 */
final readonly class CurlCarrier implements Carrier
{
    public const SECONDS = 10;

    private const CONNECT_SECONDS = 5;

    /** As much of an answer as is read; more of it ends the connection. */
    public const ANSWER_BYTES = 4_096;

    /** Lines of an answer's head, which is not kept. */
    private const HEAD_BYTES = 16_384;

    /**
     * @param \Closure(string): list<string> $resolve IP addresses of a host
     * @param int $seconds that a receiver has for its answer; fewer for tests
     */
    public function __construct(private \Closure $resolve, private bool $isLocal, private int $seconds = self::SECONDS)
    {
    }

    public static function ofSite(): self
    {
        return new self(self::lookUp(...), 'local' === wp_get_environment_type());
    }

    public function post(WebhookUrl $url, array $headers, string $body): Answer
    {
        if (!function_exists('curl_init')) {
            throw new DeliveryFailed(__('PHP’s curl extension is missing on this server.', 'coleman'));
        }
        $address = $url->address($this->resolve, $this->isLocal);
        $text = '';
        $head = 0;
        $handle = curl_init();
        curl_setopt_array($handle, [
            CURLOPT_URL => $url->text,
            CURLOPT_RESOLVE => [sprintf('%s:%d:%s', trim($url->host, '[]'), $url->port, str_contains($address, ':') ? "[$address]" : $address)],
            CURLOPT_PROTOCOLS => 'https' === $url->scheme ? CURLPROTO_HTTPS : CURLPROTO_HTTP,
            CURLOPT_PROXY => '',
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_POST => true,
            CURLOPT_POSTFIELDS => $body,
            CURLOPT_HTTPHEADER => [...array_map(static fn (string $name, string $value): string => "$name: $value", array_keys($headers), $headers), 'Expect:'],
            CURLOPT_CONNECTTIMEOUT => self::CONNECT_SECONDS,
            CURLOPT_TIMEOUT => $this->seconds,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_SSL_VERIFYPEER => true,
            CURLOPT_SSL_VERIFYHOST => 2,
            CURLOPT_CAINFO => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $handle, string $line) use (&$head): int {
                $head += strlen($line);

                return $head > self::HEAD_BYTES ? 0 : strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function (\CurlHandle $handle, string $chunk) use (&$text): int {
                $text .= substr($chunk, 0, self::ANSWER_BYTES - strlen($text));

                return strlen($text) < self::ANSWER_BYTES ? strlen($chunk) : 0;
            },
        ]);
        $isDone = false !== curl_exec($handle);
        $ms = (int) round(1_000 * (float) curl_getinfo($handle, CURLINFO_TOTAL_TIME));
        $status = (int) curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        $fault = curl_error($handle);
        // That we have read enough is no fault of the answer.
        if (!$isDone && strlen($text) < self::ANSWER_BYTES) {
            throw new DeliveryFailed($fault, $ms);
        }

        return new Answer($status, $text, $ms);
    }

    /** @return list<string> */
    private static function lookUp(string $host): array
    {
        $found = gethostbynamel($host);
        $six = @dns_get_record($host, DNS_AAAA);

        return [
            ...(false === $found ? [] : $found),
            ...array_values(array_filter(array_map(static fn (array $record): mixed => $record['ipv6'] ?? null, false === $six ? [] : $six), is_string(...))),
        ];
    }
}
