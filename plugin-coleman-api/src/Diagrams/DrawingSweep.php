<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Support\Clock;

/** Removes drawings that no diagram shows, that are in no draft, and that no undo brings back. */
final readonly class DrawingSweep
{
    /** A drawing this young may be of a diagram that somebody is working on. */
    private const YOUNG = 7 * DAY_IN_SECONDS;

    public function __construct(private DrawingStore $store, private PublishedDiagramRepository $published, private DiagramDraftRepository $drafts, private Clock $clock)
    {
    }

    public function run(): void
    {
        $before = $this->clock->now()->getTimestamp() - self::YOUNG;
        if ([] !== $this->store->older($before)) {
            // Nobody uploads one of them meanwhile; whoever has just done so has touched its file.
            $this->store->alone(function () use ($before): void {
                $used = [...$this->published->figures(DrawingStore::PATH), ...$this->drafts->figures(DrawingStore::PATH)];
                array_map($this->store->delete(...), array_diff($this->store->older($before), $used));
            });
        }
        $this->store->sweepHalves($before);
    }
}
