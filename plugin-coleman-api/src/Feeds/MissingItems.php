<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** The things that a full file lacks: lists them, says which of them go, and remembers those that stay for now. */
final readonly class MissingItems
{
    /** Things that a list names at most. */
    private const MAX_LISTED = 50_000;

    /** The same file again within so many hours is no second file that lacks a thing. */
    private const SAME_HOURS = 12;

    public function __construct(private FeedRepository $feeds, private FeedItemRepository $items, private FeedStore $store)
    {
    }

    public static function isListOfAll(FeedRun $run, FeedType $kind): bool
    {
        return $run->feed->isFull && $kind instanceof FullListFeed;
    }

    /** Counts and lists what the file lacks; nothing of it goes yet. */
    public function listed(FeedRun $run, FeedType $kind): FeedRun
    {
        $same = $this->feeds->sameFileShortlyBefore($run, self::SAME_HOURS);
        $counts = ['vanish' => 0, 'missing' => 0];
        $samples = ['vanish' => [], 'missing' => []];
        $changesAt = $run->changesBytes;
        $missingAt = 0;
        for ($last = '', $seen = 0; $kind instanceof FullListFeed && $seen < self::MAX_LISTED; $seen += count($page)) {
            $page = $this->items->missing($run, $last, FeedRunner::CHUNK);
            if ([] === $page) {
                break;
            }
            $names = $kind->removalNames(array_values(array_unique(array_column($page, 'ref'))));
            $lines = [];
            foreach ($page as ['ref' => $ref, 'since' => $since]) {
                if (!isset($names[$ref])) {
                    continue;
                }
                $isLeaving = match (self::removal($run)) {
                    null => false,
                    Removal::AtOnce => true,
                    Removal::SecondTime => $since > 0 && $since < $run->id && !in_array($since, $same, true),
                };
                $becomes = $isLeaving ? 'vanish' : 'missing';
                $counts[$becomes]++;
                $samples[$becomes][] = $names[$ref];
                $lines[] = [$names[$ref], $isLeaving ? 'removed' : 'missing'];
                unset($names[$ref]);
            }
            $samples = array_map(static fn (array $names): array => array_slice($names, 0, FeedRun::SAMPLES), $samples);
            $missingAt = $this->store->missing($run->id)->append($lines, $missingAt);
            $changesAt = $this->store->changes($run->id)->append(array_map(static fn (array $line): array => ['', $line[1], $line[0], '', '', ''], $lines), $changesAt);
            $last = $page[count($page) - 1]['key'];
        }

        return $run->with(['counts' => $counts + $run->counts, 'samples' => $samples + $run->samples, 'changesBytes' => $changesAt, 'missingBytes' => $missingAt]);
    }

    /**
     * The next of the things that are to go now.
     *
     * @return array<string, string> ref by key
     */
    public function toGo(FeedRun $run, FeedType $kind): array
    {
        $removal = self::removal($run);
        $portion = $kind instanceof DeepFeed ? $kind->portion() : FeedRunner::CHUNK;

        return $kind instanceof FullListFeed && null !== $removal
            ? $this->items->vanished($run, Removal::SecondTime === $removal, $this->feeds->sameFileShortlyBefore($run, self::SAME_HOURS), $portion)
            : [];
    }

    /** Once all that had to go is gone: marks what stays, and says so where it might have gone. */
    public function settled(FeedRun $run): FeedRun
    {
        $removal = self::removal($run);
        $this->items->finalize($run, null !== $removal);

        return $run->with(['message' => null === $removal && $run->count('missing') > 0 ? self::isKept($run) : '']);
    }

    /** When what the file lacks goes; null while nothing may. */
    private static function removal(FeedRun $run): ?Removal
    {
        return match (true) {
            'approved' === ($run->about['removal'] ?? '') => Removal::AtOnce,
            'kept' === ($run->about['removal'] ?? ''), $run->count('unkeyed') > 0 => null,
            default => $run->feed->removal,
        };
    }

    private static function isKept(FeedRun $run): string
    {
        $count = $run->count('missing');

        /* translators: %d: number of things */
        return sprintf(_n('%d item is missing from the file but was not removed, because the file may be incomplete. Remove it if the list is right.', '%d items are missing from the file but were not removed, because the file may be incomplete. Remove them if the list is right.', $count, 'coleman'), $count);
    }
}
