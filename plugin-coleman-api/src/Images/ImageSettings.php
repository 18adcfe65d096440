<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** The hosts pictures come from, as a WordPress setting that administrators reach by REST too. */
final class ImageSettings
{
    public function register(): void
    {
        add_action('init', static fn () => register_setting('coleman', ImageUrls::OPTION, [
            'type' => 'object',
            'description' => 'Hosts of pictures; empty for the files that ship with the plugin.',
            'sanitize_callback' => self::clean(...),
            'default' => ['cdn_host' => '', 'dev_host' => ''],
            'show_in_rest' => ['schema' => [
                'type' => 'object',
                'additionalProperties' => false,
                'properties' => [
                    'cdn_host' => ['type' => 'string', 'description' => 'Such as https://cdn.example.com'],
                    'dev_host' => ['type' => 'string', 'description' => 'Used instead on development sites.'],
                ],
            ]],
        ]));
    }

    /** @return array{cdn_host: string, dev_host: string} only http(s) addresses, without their final slash */
    private static function clean(mixed $value): array
    {
        $host = static function (string $key) use ($value): string {
            $host = is_array($value) && is_string($value[$key] ?? null) ? $value[$key] : '';

            return rtrim(esc_url_raw(trim($host), ['http', 'https']), '/');
        };

        return ['cdn_host' => $host('cdn_host'), 'dev_host' => $host('dev_host')];
    }
}
