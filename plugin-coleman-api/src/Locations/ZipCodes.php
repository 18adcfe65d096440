<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Support\ZipCode;

/**
 * Where a ZIP code is.
 *
 * `data/zip-codes.txt` has a line of the same length for each, in order (bin/zip-codes.mjs writes it), so that one is
 * found by some sixteen short reads and a page that asks for none reads nothing.
 */
final readonly class ZipCodes
{
    /** "66012 +39.067 -094.921" and the end of the line. */
    private const LINE = 23;

    /** Of these a sorting center has the first digits. */
    private const CENTRE = 3;

    public function __construct(private string $file)
    {
    }

    /**
     * The middle of the area of a ZIP code. One without an area of its own, such as that of post-office boxes, is taken
     * to be where the next one by number is, among those of the same sorting center.
     *
     * @param string $zip as it was typed
     * @return array{lat: float, lng: float}|null null for what is no ZIP code, or one of a centre that there is not
     */
    public function at(string $zip): ?array
    {
        $zip = ZipCode::five($zip);
        if ('' === $zip) {
            return null;
        }
        $found = $this->nearNumber((int) $zip);

        return null !== $found && substr($found[0], 0, self::CENTRE) === substr($zip, 0, self::CENTRE)
            ? ['lat' => (float) $found[1], 'lng' => (float) $found[2]]
            : null;
    }

    /** @return array{string, string, string}|null the line whose number is closest */
    private function nearNumber(int $wanted): ?array
    {
        $file = fopen($this->file, 'rb');
        if (false === $file) {
            throw new \RuntimeException('There is no ' . $this->file);
        }
        try {
            $lines = intdiv((int) filesize($this->file), self::LINE);
            [$low, $high] = [0, $lines];
            while ($low < $high) {
                $middle = intdiv($low + $high, 2);
                if ((int) (self::line($file, $middle)[0] ?? 0) < $wanted) {
                    $low = $middle + 1;
                } else {
                    $high = $middle;
                }
            }
            $neighbours = array_filter([self::line($file, $low), self::line($file, $low - 1)]);
            usort($neighbours, static fn (array $a, array $b): int => abs((int) $a[0] - $wanted) <=> abs((int) $b[0] - $wanted));

            return $neighbours[0] ?? null;
        } finally {
            fclose($file);
        }
    }

    /**
     * @param resource $file
     * @return array{string, string, string}|null
     */
    private static function line($file, int $number): ?array
    {
        if ($number < 0 || 0 !== fseek($file, $number * self::LINE)) {
            return null;
        }
        $pieces = explode(' ', rtrim((string) fread($file, self::LINE)));

        return 3 === count($pieces) ? $pieces : null;
    }
}
