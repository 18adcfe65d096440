<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Parts\PartKey;

/**
 * What a file's name may say: which thing it shows and which picture of it this is. `HH164-32430_2.jpg`,
 * `Kubota hh164 32430 (2).jpg` and `HH164-32430/2.jpg` say the same.
 */
final readonly class PictureFileName
{
    /** Where views usually stand. */
    private const VIEWS = [
        'main' => 1, 'front' => 1, 'left' => 2, 'side' => 2, 'right' => 3, 'rear' => 4, 'back' => 4,
        'cab' => 5, 'inside' => 5, 'interior' => 5, 'engine' => 6, 'hours' => 7, 'plate' => 8, 'tag' => 8,
    ];

    /** How cameras and phones call their pictures: these numbers mean nothing. */
    private const CAMERA = '/^(?:img|image|dsc[fn]?|pxl|photo|pic|picture|screenshot|whatsapp image)[ _-]*\d{3,}/i';

    /** Longer keys are of nothing. */
    private const LONGEST_KEY = 60;
    private const LEAST_KEY = 3;
    private const MOST_PIECES = 10;

    /**
     * @param list<string> $pieces of the file's name
     * @param list<string> $folder pieces of its folder's name
     */
    private function __construct(public string $name, public array $pieces, public array $folder)
    {
    }

    public static function parse(string $name): self
    {
        $path = array_values(array_filter(explode('/', str_replace('\\', '/', $name)), static fn (string $piece): bool => '' !== trim($piece)));
        $file = (string) array_pop($path);
        $base = preg_replace('/\.[A-Za-z]{3,4}$/D', '', $file) ?? '';

        return new self($name, 1 === preg_match(self::CAMERA, $base) ? [] : self::pieces($base), self::pieces((string) array_pop($path)));
    }

    /**
     * Texts that may be a number or a name, as PartKey::normalize() makes them.
     *
     * @return array<string, array{bool, int, int}> by text: whether of the folder, the first piece and the one behind the last
     */
    public function keys(): array
    {
        $keys = [];
        foreach ([[$this->pieces, false], [$this->folder, true]] as [$pieces, $isFolder]) {
            for ($from = 0; $from < count($pieces); $from++) {
                for ($to = count($pieces); $to > $from; $to--) {
                    $key = PartKey::normalize(implode('', array_slice($pieces, $from, $to - $from)));
                    if (strlen($key) >= self::LEAST_KEY && strlen($key) <= self::LONGEST_KEY) {
                        $keys["$key"] ??= [$isFolder, $from, $to];
                    }
                }
            }
        }

        return $keys;
    }

    /** Whether nothing but an order or a view stands between these pieces. */
    public function isOrder(int $from, int $to): bool
    {
        return !array_any(array_slice($this->pieces, $from, $to - $from), static fn (string $piece): bool => null === self::order($piece));
    }

    /** @param int $behind the piece behind the thing's number; 0 where that is the folder's name */
    public function position(int $behind): int
    {
        foreach (array_reverse(array_slice($this->pieces, $behind)) as $piece) {
            $order = self::order($piece);
            if (null !== $order) {
                return $order;
            }
        }

        return 1;
    }

    public function plain(): string
    {
        return PartKey::normalize(implode('', [...$this->folder, ...$this->pieces]));
    }

    /** @return list<string> */
    private static function pieces(string $text): array
    {
        $views = implode('|', array_keys(self::VIEWS));
        // "HH16432430front": a view behind a digit is a piece of its own.
        $text = preg_replace("/(?<=\d)(?=(?:$views)(?![a-z]))/i", ' ', $text) ?? '';

        return array_slice(preg_split('/[^A-Za-z0-9]+/', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, self::MOST_PIECES);
    }

    private static function order(string $piece): ?int
    {
        return 1 === preg_match('/^\d{1,2}$/D', $piece) ? max(1, (int) $piece) : self::VIEWS[strtolower($piece)] ?? null;
    }
}
