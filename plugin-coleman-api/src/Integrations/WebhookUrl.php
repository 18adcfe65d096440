<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Http\ApiError;

/** An address that events are sent to: https, and http only on a developer's own machine. */
final readonly class WebhookUrl
{
    public const LENGTH = 500;

    private const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

    private function __construct(
        /** @var non-empty-string */
        public string $text,
        public string $scheme,
        public string $host,
        public int $port,
    ) {
    }

    /**
     * @param bool $isLocal whether the site is on a developer's machine, where this machine's own addresses are allowed
     * @throws ApiError 400 naming url
     */
    public static function read(string $typed, bool $isLocal): self
    {
        $typed = trim($typed);
        $parts = strlen($typed) <= self::LENGTH && 1 === preg_match('/^[\x21-\x7e]+$/D', $typed) && !str_contains($typed, '\\') ? parse_url($typed) : false;
        $scheme = is_array($parts) ? strtolower($parts['scheme'] ?? '') : '';
        $host = is_array($parts) ? strtolower($parts['host'] ?? '') : '';
        $isLoopback = $isLocal && in_array($host, self::LOCAL_HOSTS, true);
        if ('' === $typed || !is_array($parts) || '' === $host || isset($parts['user']) || isset($parts['pass']) || isset($parts['fragment']) || !('https' === $scheme || ('http' === $scheme && $isLoopback))) {
            throw ApiError::invalid(['url' => __('Enter an address that starts with https://, without a user name and without #.', 'coleman')]);
        }
        $url = new self($typed, $scheme, $host, $parts['port'] ?? ('https' === $scheme ? 443 : 80));
        $literal = trim($host, '[]');
        $isAddress = false !== filter_var($literal, FILTER_VALIDATE_IP);
        $isName = false !== filter_var($host, FILTER_VALIDATE_DOMAIN, FILTER_FLAG_HOSTNAME) && str_contains(trim($host, '.'), '.') && 1 !== preg_match('/\.\d+\.?$/D', $host);
        if (!$isLoopback && ($isAddress ? !PublicAddress::isPublic($literal) : !$isName)) {
            throw ApiError::invalid(['url' => __('Enter an address on the internet. Addresses of this server or of a private network aren’t allowed.', 'coleman')]);
        }

        return $url;
    }

    /**
     * The one address that the connection is made to.
     *
     * @param \Closure(string): list<string> $resolve IP addresses of a host
     * @throws DeliveryFailed when the host has none, or any that is not public
     */
    public function address(\Closure $resolve, bool $isLocal): string
    {
        $literal = trim($this->host, '[]');
        $found = false !== filter_var($literal, FILTER_VALIDATE_IP) ? [$literal] : $resolve($this->host);
        if ([] === $found) {
            /* translators: %s: host name */
            throw new DeliveryFailed(sprintf(__('The host %s was not found.', 'coleman'), $this->host));
        }
        $isLoopback = $isLocal && in_array($this->host, self::LOCAL_HOSTS, true);
        foreach ($found as $address) {
            // One that leads inside is enough: whoever answers for the name chooses which of them is used.
            if (!PublicAddress::isPublic($address) && !($isLoopback && PublicAddress::isLoopback($address))) {
                /* translators: 1: host name, 2: IP address */
                throw new DeliveryFailed(sprintf(__('The host %1$s leads to %2$s, which isn’t on the internet. Nothing was sent.', 'coleman'), $this->host, $address));
            }
        }

        return $found[0];
    }
}
