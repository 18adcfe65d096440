<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

/** Where an old address leads. */
final readonly class RedirectRule
{
    public const MOVED = 301;
    public const FOR_NOW = 302;
    public const GONE = 410;

    public const STATUSES = [self::MOVED, self::FOR_NOW, self::GONE];

    /**
     * @param string $source as SourcePath makes it
     * @param string $target path of this site, or an address of another in full; empty for what is gone
     * @param bool $isForced whether it holds where a page stands at the address
     * @param string $lastHit UTC; empty for never
     */
    public function __construct(
        public int $id,
        public string $source,
        public string $target,
        public int $status,
        public bool $isForced,
        public int $hits = 0,
        public string $lastHit = '',
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            (string) $row['source'],
            (string) $row['target'],
            (int) $row['status'],
            '1' === (string) $row['is_forced'],
            (int) $row['hits'],
            (string) $row['last_hit'],
        );
    }

    /**
     * What an editor has typed as target, in the form in which it is kept.
     *
     * @return string|null null for what cannot be led to
     */
    public static function tidyTarget(string $typed): ?string
    {
        $typed = trim($typed);
        if (strlen($typed) > 1_000 || 1 === preg_match('@[\x00-\x20\x7F"<>\\\\]@', $typed)) {
            return null;
        }
        if (1 === preg_match('@^/(?!/)@', $typed)) {
            return $typed;
        }
        // Another site only where its host is written out: nothing that a visitor sends becomes a host.
        $host = 1 === preg_match('@^https?://[^/?#]@i', $typed) ? wp_parse_url($typed, PHP_URL_HOST) : null;
        if (!is_string($host) || 1 !== preg_match('/^[a-z0-9.-]+$/i', $host) || null !== wp_parse_url($typed, PHP_URL_USER)) {
            return null;
        }
        $own = wp_parse_url(home_url());
        $isOwn = is_array($own) && 0 === strcasecmp($host, (string) ($own['host'] ?? '')) && ($own['port'] ?? null) === wp_parse_url($typed, PHP_URL_PORT);
        $folder = rtrim((string) ($own['path'] ?? ''), '/');
        $rest = (string) preg_replace('@^https?://[^/?#]+@i', '', $typed);

        return $isOwn && ('' === $folder || str_starts_with($rest, $folder . '/')) ? '/' . ltrim(substr($rest, strlen($folder)), '/') : $typed;
    }

    public function leadsAway(): bool
    {
        return '' !== $this->target && !str_starts_with($this->target, '/');
    }
}
