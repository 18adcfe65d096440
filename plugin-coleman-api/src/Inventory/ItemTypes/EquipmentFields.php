<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Inventory\FieldFault;
use Coleman\Api\Support\Text;

/** What the item types of machines, rental classes and rental units read alike. */
final class EquipmentFields
{
    /** SQL of the brand of the row `r`. */
    public const BRAND = '(SELECT b.name FROM {brands} b WHERE b.id = r.brand_id)';

    private const MAX_SPECS = 40;
    private const LONGEST_LABEL = 60;
    private const LONGEST_VALUE = 200;

    /** Stock numbers are capital letters here, whatever was typed: one machine has one, on either engine. */
    public static function stockNumber(string $typed): string
    {
        return strtoupper($typed);
    }

    /** One that staff typed, or copied from where a program has made its hyphens long. */
    public static function typedNumber(string $typed): string
    {
        return self::stockNumber(preg_replace('/[‒-―−]/u', '-', $typed) ?? $typed);
    }

    /** The sentence about a stock number that another machine has. */
    public static function isTaken(string $stockNumber): string
    {
        /* translators: %s: a stock number */
        return sprintf(__('Another machine already has the stock number %s.', 'coleman'), $stockNumber);
    }

    public static function refusal(string $sentence): ApiError
    {
        return new ApiError('coleman_item_in_use', $sentence, 409);
    }

    /**
     * Lines of a specification; those in which nothing was typed are left out.
     *
     * @return list<array{label: string, value: string}>
     * @throws FieldFault
     */
    public static function specs(mixed $typed): array
    {
        $specs = [];
        foreach (is_array($typed) ? $typed : [] as $line) {
            $text = static fn (string $name): string => is_array($line) && is_string($line[$name] ?? null) ? Text::pasted(str_replace("\t", ' ', $line[$name])) : '';
            [$label, $value] = [$text('label'), $text('value')];
            if ('' === $label && '' === $value) {
                continue;
            }
            if ('' === $label || '' === $value) {
                /* translators: %s: what was typed */
                throw new FieldFault(sprintf(__('Each specification needs a name and a value. "%s" has only one.', 'coleman'), $label . $value));
            }
            if (mb_strlen($label) > self::LONGEST_LABEL || mb_strlen($value) > self::LONGEST_VALUE || 1 === preg_match('/[\x00-\x1F\x7F]/', $label . $value) || 1 !== preg_match('//u', $label . $value)) {
                /* translators: %s: name of a line */
                throw new FieldFault(sprintf(__('The specification "%s" must be shorter, plain text.', 'coleman'), mb_substr($label, 0, self::LONGEST_LABEL)));
            }
            $specs[] = ['label' => $label, 'value' => $value];
        }
        if (count($specs) > self::MAX_SPECS || (null !== $typed && !is_array($typed))) {
            /* translators: %d: number of lines */
            throw new FieldFault(sprintf(__('You can add up to %d specifications.', 'coleman'), self::MAX_SPECS));
        }

        return $specs;
    }

    public static function showSpecs(mixed $specs): string
    {
        $lines = [];
        foreach (is_array($specs) ? $specs : [] as $line) {
            if (is_array($line) && is_string($line['label'] ?? null) && is_string($line['value'] ?? null)) {
                $lines[] = $line['label'] . ' ' . $line['value'];
            }
        }

        return implode('; ', $lines);
    }
}
