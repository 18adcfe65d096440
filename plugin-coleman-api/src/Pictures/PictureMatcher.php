<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Images\ImageKind;
use Coleman\Api\Parts\PartKey;

/**
 * Which things files are of, by their names. Only what fits one thing alone is sure; else there is a choice of some.
 *
 * @phpstan-type Found array{id: int, key: string, maker: string}
 */
final readonly class PictureMatcher
{
    public const CANDIDATES = 5;

    /** Names that fit nothing are looked up as they might be misspelled, so many of a call. */
    private const GUESSES = 30;

    /** @param \Closure(string, int): list<int> $find parts by any spelling of their number */
    public function __construct(private PartPictureQuery $parts, private PictureItemQuery $items, private \Closure $find)
    {
    }

    /**
     * @param list<string> $names
     * @return list<array{name: string, item: int|null, candidates: list<int>, position: int}> ids
     */
    public function match(ImageKind $kind, array $names): array
    {
        $files = array_map(PictureFileName::parse(...), $names);
        $keys = [];
        foreach ($files as $file) {
            $keys += $file->keys();
        }
        $found = $this->found($kind, array_map(strval(...), array_keys($keys)));
        $matches = [];
        $guesses = 0;
        foreach ($files as $file) {
            [$item, $candidates, $position] = self::judge($file, $found);
            if (null === $item && [] === $candidates && ImageKind::Part === $kind && ++$guesses <= self::GUESSES) {
                $candidates = ($this->find)(implode(' ', [] === $file->pieces ? $file->folder : $file->pieces), self::CANDIDATES);
            }
            $matches[] = ['name' => $file->name, 'item' => $item, 'candidates' => array_slice($candidates, 0, self::CANDIDATES), 'position' => $position];
        }

        return $matches;
    }

    /**
     * @param list<string> $keys
     * @return array<string, list<Found>> by key
     */
    private function found(ImageKind $kind, array $keys): array
    {
        $found = [];
        if (ImageKind::Part === $kind) {
            foreach ($this->parts->byKeys($keys) as $part) {
                $found[$part['key']][] = $part;
            }

            return $found;
        }
        $asked = array_fill_keys($keys, true);
        foreach ($this->items->names($kind) as ['id' => $id, 'names' => $names]) {
            foreach (array_unique(array_map(PartKey::normalize(...), $names)) as $key) {
                if (isset($asked[$key])) {
                    $found[$key][] = ['id' => $id, 'key' => $key, 'maker' => ''];
                }
            }
        }

        return $found;
    }

    /**
     * @param array<string, list<Found>> $found
     * @return array{int|null, list<int>, int} the thing, a choice of some, and which picture of it
     */
    private static function judge(PictureFileName $file, array $found): array
    {
        $windows = [];
        foreach ($file->keys() as $key => [$isFolder, $from, $to]) {
            if (isset($found[$key])) {
                $windows[] = ['key' => (string) $key, 'isFolder' => $isFolder, 'from' => $from, 'to' => $to];
            }
        }
        // The longest is what is meant; what is within it is not.
        usort($windows, static fn (array $one, array $other): int => strlen($other['key']) <=> strlen($one['key']));
        $kept = [];
        $rivals = [];
        foreach ($windows as $window) {
            $around = array_find($kept, static fn (array $one): bool => $one['isFolder'] === $window['isFolder'] && $one['from'] <= $window['from'] && $one['to'] >= $window['to']);
            if (null === $around) {
                $kept[] = $window;
            } elseif (!$window['isFolder'] && $around['from'] === $window['from'] && $file->isOrder($window['to'], $around['to'])) {
                // "1234-2" may be a number, or the second picture of 1234.
                $rivals[] = $window;
            }
        }
        if ([] === $kept) {
            return [null, [], $file->position(0)];
        }
        $ids = [];
        $isFirst = true;
        $all = [];
        foreach ([...$kept, ...$rivals] as $window) {
            $of = self::ids($file, $found[$window['key']]);
            array_push($all, ...$of);
            if (in_array($window, $kept, true)) {
                $ids = $isFirst ? $of : array_values(array_intersect($ids, $of));
                $isFirst = false;
            }
        }
        $all = array_values(array_unique($all));
        $own = array_find($kept, static fn (array $window): bool => !$window['isFolder']);
        $position = $file->position($own['to'] ?? 0);

        return [] === $rivals && 1 === count($ids)
            ? [$ids[0], [$ids[0]], $position]
            : [null, [] === $rivals && [] !== $ids ? $ids : $all, $position];
    }

    /**
     * Of parts of one number, those whose maker stands in the name; all where none does.
     *
     * @param list<Found> $found
     * @return list<int>
     */
    private static function ids(PictureFileName $file, array $found): array
    {
        $plain = $file->plain();
        $named = array_filter($found, static fn (array $part): bool => '' !== PartKey::normalize($part['maker']) && str_contains($plain, PartKey::normalize($part['maker'])));

        return array_values(array_unique(array_column([] === $named ? $found : $named, 'id')));
    }
}
