<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Support\Money;
use Coleman\Api\Support\Slug;

/**
 * Finds the part that the third-party catalog widget names by number and maker.
 *
 * What cannot be told for certain is the placeholder part: the parts desk looks it up, which is better than the part of
 * another maker with the same number. The price is the catalog's, never the widget's.
 */
final readonly class PartStream
{
    /** `{script: address of the widget's script, brands: {code: vendor id}}`; codes are the widget's, in upper case. */
    public const OPTION = 'coleman_part_stream';

    public function __construct(private PartRepository $parts, private Supersessions $supersessions)
    {
    }

    /**
     * @param string $vendor the maker's name, our number for it, or the widget's code; '' when it is not said
     * @return array<string, mixed> schema/part-stream-item.json
     */
    public function find(string $sku, string $vendor): array
    {
        $part = $this->part($sku, $vendor);
        if (null === $part) {
            return [
                'PartID' => Part::PLACEHOLDER_ID,
                'Price' => 0,
                'Description' => '',
                'PartNumber' => $sku,
                'IsUnknown' => true,
                'ReplacementPart' => null,
            ];
        }
        $replacement = [] === $part->replacements ? null : $this->supersessions->resolve($part->id)->first();

        return [
            'PartID' => $part->id,
            'Price' => Money::dollars($part->priceCents),
            'Description' => $part->description,
            'PartNumber' => $part->number,
            'IsUnknown' => null === $part->priceCents,
            'ReplacementPart' => null === $replacement ? null : [
                'PartId' => $replacement['part']['part_id'],
                'PartNumber' => $replacement['part']['part_number'],
                'Description' => $replacement['part']['description'],
                'Url' => $replacement['part']['url'],
            ],
        ];
    }

    /** Address of the widget's script, '' when the site has none. */
    public static function script(): string
    {
        $script = self::setting()['script'] ?? '';

        return self::address(is_string($script) ? $script : '') ?? '';
    }

    /** An address that a script may be loaded from, by https or from this site; null for any other. */
    public static function address(string $script): ?string
    {
        $isSafe = 1 === preg_match('#^(https://[^/\s"\'<>\\\\]+/|/(?![/\\\\]))[^\s"\'<>\\\\]*$#D', $script);

        return $isSafe ? $script : null;
    }

    private function part(string $sku, string $vendor): ?Part
    {
        // As it is printed, and only then however it is written.
        $found = $this->madeBy($this->parts->byNumber($sku), $vendor);
        if ([] === $found) {
            $found = $this->madeBy($this->parts->byKey(PartKey::normalize($sku)), $vendor);
        }

        return 1 === count($found) ? $found[0] : null;
    }

    /**
     * @param list<Part> $parts
     * @return list<Part>
     */
    private function madeBy(array $parts, string $vendor): array
    {
        return array_values(array_filter(
            $parts,
            static fn (Part $part): bool => !$part->isPlaceholder() && ('' === $vendor || self::isMadeBy($part, $vendor)),
        ));
    }

    private static function isMadeBy(Part $part, string $vendor): bool
    {
        $brands = self::setting()['brands'] ?? [];
        $id = is_array($brands) ? ($brands[strtoupper($vendor)] ?? null) : null;
        if (is_numeric($id)) {
            return (int) $id === $part->vendorId;
        }

        $names = array_filter([$part->vendorName, $part->urlDescription], static fn (string $name): bool => '' !== $name);

        return (string) $part->vendorId === $vendor || in_array(Slug::from($vendor), array_map(Slug::from(...), $names), true);
    }

    /** @return array<mixed> */
    private static function setting(): array
    {
        $setting = get_option(self::OPTION, []);

        return is_array($setting) ? $setting : [];
    }
}
