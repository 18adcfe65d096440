<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Search\Interchange;
use Coleman\Api\Search\InterchangeRepository;
use Coleman\Api\Search\SearchText;
use Coleman\Api\Support\Text;

/** Keeps by hand which part of ours stands in for another maker's number. */
final readonly class InterchangeService
{
    public function __construct(private InterchangeRepository $interchanges, private PartRepository $parts)
    {
    }

    /**
     * @param string $number the other maker's
     * @param string $part number of our part; "NUMBER maker" where several makers have it
     * @throws ApiError 400 with a sentence by field
     */
    public function add(string $number, string $maker, string $part, string $note): void
    {
        [$number, $maker, $part, $note] = array_map(trim(...), [$number, $maker, $part, $note]);
        $ours = $this->ours($part);
        $key = PartKey::normalize($number);
        $faults = array_filter([
            'number' => match (true) {
                '' === $number => __('Enter the other maker’s number.', 'coleman'),
                strlen($key) < SearchText::MIN_NUMBER || 1 !== preg_match('/\d/', $key) => __('A number needs a digit, and at least three letters and digits.', 'coleman'),
                !self::isLine($number, 60) => self::plain(60),
                default => '',
            },
            'maker' => match (true) {
                '' === InterchangeRepository::makerKey($maker) => __('Enter the other maker’s name.', 'coleman'),
                !self::isLine($maker, 100) => self::plain(100),
                default => '',
            },
            'part' => match (true) {
                '' === $part => __('Enter our part number.', 'coleman'),
                [] === $ours => __('We have no part with this number.', 'coleman'),
                count($ours) > 1 => __('Several makers use this number. Add the maker after it, such as 32/925994 JCB.', 'coleman'),
                PartKey::normalize($ours[0]->number) === $key && InterchangeRepository::makerKey($ours[0]->vendorName) === InterchangeRepository::makerKey($maker) => __('This is the part itself.', 'coleman'),
                default => '',
            },
            'note' => self::isLine($note, 200) ? '' : self::plain(200),
        ]);
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $this->interchanges->put(new Interchange($number, $maker, $ours[0]->id, $note, true));
    }

    /** @return list<Part> of this number, and of this maker where one is named behind it */
    private function ours(string $typed): array
    {
        $found = $this->parts->byNumbers([$typed])[$typed] ?? [];
        $pieces = explode(' ', $typed);
        for ($cut = count($pieces) - 1; [] === $found && $cut > 0; $cut--) {
            $number = implode(' ', array_slice($pieces, 0, $cut));
            $maker = InterchangeRepository::makerKey(implode(' ', array_slice($pieces, $cut)));
            $found = array_values(array_filter($this->parts->byNumbers([$number])[$number] ?? [], static fn (Part $part): bool => InterchangeRepository::makerKey($part->vendorName) === $maker));
        }

        return $found;
    }

    private static function isLine(string $text, int $longest): bool
    {
        return Text::isClean($text) && !str_contains($text, "\n") && mb_strlen($text) <= $longest;
    }

    private static function plain(int $longest): string
    {
        /* translators: %d: number of characters */
        return sprintf(__('Use plain text, at most %d characters.', 'coleman'), $longest);
    }
}
