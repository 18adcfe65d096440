<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** The parts catalog widget and the counting of parts, as WordPress settings that administrators reach by REST too. */
final class PartSettings
{
    public function register(): void
    {
        add_action('init', static function (): void {
            register_setting('coleman', PartStream::OPTION, [
                'type' => 'object',
                'description' => 'The third-party parts catalogue.',
                'sanitize_callback' => self::clean(...),
                'default' => ['script' => '', 'brands' => []],
                'show_in_rest' => ['schema' => [
                    'type' => 'object',
                    'additionalProperties' => false,
                    'properties' => [
                        'script' => ['type' => 'string', 'description' => 'Address of its script, by https.'],
                        'brands' => [
                            'type' => 'object',
                            'description' => 'Our number of each maker by the catalogue\'s code.',
                            'additionalProperties' => ['type' => 'integer'],
                        ],
                    ],
                ]],
            ]);
            register_setting('coleman', ImpressionRepository::OPTION, [
                'type' => 'integer',
                'description' => 'One page view in so many counts the parts that are seen; 0 for none.',
                'sanitize_callback' => static fn (mixed $value): int => is_numeric($value) ? max(0, (int) $value) : 1,
                'default' => 1,
                'show_in_rest' => true,
            ]);
        });
    }

    /** @return array{script: string, brands: array<string, int>} only an address that may be loaded from; codes in upper case */
    private static function clean(mixed $value): array
    {
        $script = is_array($value) && is_string($value['script'] ?? null) ? trim($value['script']) : '';
        $brands = [];
        foreach (is_array($value) && is_array($value['brands'] ?? null) ? $value['brands'] : [] as $code => $vendorId) {
            if (is_numeric($vendorId) && (int) $vendorId > 0) {
                $brands[strtoupper((string) $code)] = (int) $vendorId;
            }
        }

        return ['script' => PartStream::address($script) ?? '', 'brands' => $brands];
    }
}
