<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/**
 * What visitors see of a diagram. Where it was set by hand, what a feed brings lies aside, whole and kept up by the feed.
 * Inside a transaction.
 */
final readonly class PublishedDiagramRepository
{
    /** Of rows that were set by hand: no feed finds one by it. */
    private const KEY = 'by hand';

    /** What a feed says of a diagram, but for its place in the book. */
    private const FEED_VALUES = ['category_slug', 'category_name', 'name', 'figure', 'width', 'height', 'position'];

    public function __construct(private Connection $connection, private ManualIdAllocator $ids, private Clock $clock)
    {
    }

    /** @param array<string, string|null> $assembly {model_assemblies} */
    public function content(array $assembly): DiagramContent
    {
        $id = (int) $assembly['id'];
        $rows = $this->connection->rows(
            'SELECT c.*, p.part_number, p.vendor_name FROM {model_callouts} c LEFT JOIN {parts} p ON p.id = c.part_id WHERE c.assembly_id = %d AND c.is_aside = 0 ORDER BY c.position, c.id',
            [$id],
        );
        $spots = $this->connection->rows('SELECT ref, x, y, w, h FROM {model_hotspots} WHERE assembly_id = %d AND is_aside = 0 ORDER BY position', [$id]);
        $share = static fn (string|null $value): float => (int) $value / 10_000;

        return DiagramContent::from([
            'name' => $assembly['name'],
            'category' => $assembly['category_name'],
            'figure' => $assembly['figure'],
            'width' => (int) $assembly['width'],
            'height' => (int) $assembly['height'],
            'rows' => array_map(static fn (array $row): array => ['maker' => (string) $row['vendor_name'], 'part_number' => null === $row['part_id'] ? DiagramContent::NOT_SOLD : (string) $row['part_number']] + $row, $rows),
            // A place that several rows of a number name stands there once.
            'spots' => array_values(array_column(array_map(static fn (array $spot): array => [
                implode(' ', $spot),
                ['ref' => $spot['ref'], 'x' => $share($spot['x']), 'y' => $share($spot['y']), 'w' => $share($spot['w']), 'h' => $share($spot['h'])],
            ], $spots), 1, 0)),
        ]);
    }

    /**
     * Shows what was set by hand.
     *
     * @param array<string, string|null> $assembly {model_assemblies} as it was seen
     * @param list<DiagramRow> $rows of the content
     * @return bool false when it has another version meanwhile
     */
    public function show(array $assembly, DiagramContent $content, array $rows): bool
    {
        $id = (int) $assembly['id'];
        $isFirst = '0' === (string) $assembly['is_by_hand'];
        $taken = $this->turn($id, (int) $assembly['version'], [
            'name' => $content->name,
            'category_name' => $content->category,
            'category_slug' => $this->category((int) $assembly['model_id'], $content->category),
            'figure' => $content->figure,
            'width' => $content->width,
            'height' => $content->height,
            'callouts' => count($rows),
            'is_draft' => 0,
            'is_by_hand' => 1,
        ] + ($isFirst && '0' === (string) $assembly['is_draft'] ? ['feed_values' => Json::encode(self::values($assembly))] : []));
        if (!$taken) {
            return false;
        }
        if ($isFirst) {
            $this->connection->execute('UPDATE {model_callouts} SET is_aside = 1 WHERE assembly_id = %d', [$id]);
            $this->connection->execute('UPDATE {model_hotspots} SET is_aside = 1 WHERE assembly_id = %d', [$id]);
        }
        $this->write($id, $content, $rows);
        $this->touch($assembly);

        return true;
    }

    /**
     * Takes back what was set by hand: what a feed has brought is shown, or nothing.
     *
     * @param array<string, string|null> $assembly {model_assemblies} as it was seen
     * @return bool false when it has another version meanwhile
     */
    public function showFeed(array $assembly): bool
    {
        $id = (int) $assembly['id'];
        $values = self::fromFeed($assembly);
        $set = ($values ?? []) + ['is_by_hand' => 0, 'has_feed_news' => 0, 'feed_values' => null, 'is_draft' => null === $values ? 1 : 0];
        if (!$this->turn($id, (int) $assembly['version'], $set)) {
            return false;
        }
        $this->touch($assembly);
        $this->clear($id);
        $this->connection->execute('UPDATE {model_callouts} SET is_aside = 0 WHERE assembly_id = %d', [$id]);
        $this->connection->execute('UPDATE {model_hotspots} SET is_aside = 0 WHERE assembly_id = %d', [$id]);
        $this->connection->execute('UPDATE {model_assemblies} SET callouts = (SELECT COUNT(*) FROM {model_callouts} c WHERE c.assembly_id = {model_assemblies}.id) WHERE id = %d', [$id]);
        $this->touch($assembly);

        return true;
    }

    /**
     * Shows nothing of it any more.
     *
     * @param array<string, string|null> $assembly {model_assemblies} as it was seen
     */
    public function hide(array $assembly): bool
    {
        if (!$this->turn((int) $assembly['id'], (int) $assembly['version'], ['is_draft' => 1, 'is_by_hand' => 0, 'callouts' => 0])) {
            return false;
        }
        $this->touch($assembly);
        $this->clear((int) $assembly['id']);

        return true;
    }

    /**
     * Notes that ours stays, whatever the feed says by now.
     *
     * @param array<string, string|null> $assembly {model_assemblies} as it was seen
     */
    public function keep(array $assembly): bool
    {
        return $this->turn((int) $assembly['id'], (int) $assembly['version'], ['has_feed_news' => 0]);
    }

    /** @param array<string, string|null> $assembly {model_assemblies} */
    public function remove(array $assembly): bool
    {
        $id = (int) $assembly['id'];
        $this->touch($assembly);
        if (1 !== $this->connection->execute('DELETE FROM {model_assemblies} WHERE id = %d AND version = %d', [$id, (int) $assembly['version']])) {
            return false;
        }
        $this->connection->execute('DELETE FROM {model_hotspots} WHERE assembly_id = %d', [$id]);
        $this->connection->execute('DELETE FROM {model_callouts} WHERE assembly_id = %d', [$id]);

        return true;
    }

    /**
     * What the feed would show of a diagram that was set by hand.
     *
     * @param array<string, string|null> $assembly {model_assemblies}
     * @return array<string, string|int>|null null where no feed has it
     */
    public static function fromFeed(array $assembly): ?array
    {
        $values = [];
        foreach (null === $assembly['feed_values'] ? [] : Json::decode($assembly['feed_values']) as $name => $value) {
            if (in_array($name, self::FEED_VALUES, true) && (is_string($value) || is_int($value))) {
                $values[(string) $name] = $value;
            }
        }

        return [] === $values ? null : $values;
    }

    /**
     * @param string $path how the paths of the drawings begin
     * @return list<string> drawings that are shown, or would be if a feed had its way
     */
    public function figures(string $path): array
    {
        $like = LikePattern::holding($path);
        $figures = [];
        foreach ($this->connection->rows('SELECT figure, feed_values FROM {model_assemblies} WHERE figure LIKE %s OR feed_values LIKE %s', [$like, $like]) as $row) {
            array_push($figures, (string) $row['figure'], (string) (self::fromFeed($row)['figure'] ?? ''));
        }

        return $figures;
    }

    /** The name that a category of a book has in addresses. */
    public function category(int $model, string $name): string
    {
        return $this->connection->value('SELECT MIN(category_slug) FROM {model_assemblies} WHERE model_id = %d AND category_name = %s', [$model, $name]) ?? ModelUrls::unique($name, []);
    }

    /**
     * @param array<string, string|null> $assembly
     * @return array<string, string|int|null>
     */
    private static function values(array $assembly): array
    {
        $values = array_intersect_key($assembly, array_flip(self::FEED_VALUES));

        return array_map(intval(...), array_intersect_key($values, ['width' => 0, 'height' => 0, 'position' => 0])) + $values;
    }

    /** @param array<string, string|int|null> $set */
    private function turn(int $id, int $version, array $set): bool
    {
        return $this->connection->changeSeen('model_assemblies', $id, $version, $set + ['updated_at' => $this->clock->now()->format('Y-m-d H:i:s')]);
    }

    /** @param list<DiagramRow> $rows */
    private function write(int $id, DiagramContent $content, array $rows): void
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows('SELECT id FROM {model_callouts} WHERE assembly_id = %d AND is_aside = 0 ORDER BY id', [$id]));
        $this->clear($id);
        $callouts = [];
        $first = [];
        foreach ($rows as $position => $row) {
            $callout = $ids[$position] ?? $this->ids->next('callout');
            $first[$row->ref] ??= $callout;
            $callouts[] = [
                'id' => $callout,
                'assembly_id' => $id,
                'position' => $position + 1,
                'ref' => $row->ref,
                'part_id' => $row->partId,
                'description' => $row->description,
                'quantity' => $row->quantity,
                'serial_from' => $row->serialFrom,
                'serial_to' => $row->serialTo,
                'note' => $row->note,
                'feed_key' => self::KEY,
            ];
        }
        $this->connection->insertMany('model_callouts', $callouts);
        $last = (int) $this->connection->value('SELECT MAX(position) FROM {model_hotspots} WHERE assembly_id = %d', [$id]);
        $this->connection->insertMany('model_hotspots', array_map(static fn (array $spot, int $index): array => [
            'assembly_id' => $id,
            'position' => $last + $index + 1,
            'ref' => $spot['ref'],
            'x' => DiagramContent::shares($spot['x']),
            'y' => DiagramContent::shares($spot['y']),
            'w' => DiagramContent::shares($spot['w']),
            'h' => DiagramContent::shares($spot['h']),
            'callout_id' => $first[$spot['ref']] ?? 0,
        ], $content->spots, array_keys($content->spots)));
    }

    private function clear(int $id): void
    {
        $this->connection->execute('DELETE FROM {model_hotspots} WHERE assembly_id = %d AND is_aside = 0', [$id]);
        $this->connection->execute('DELETE FROM {model_callouts} WHERE assembly_id = %d AND is_aside = 0', [$id]);
    }

    /**
     * The pages of the book, and of the parts that the diagram names, are new.
     *
     * @param array<string, string|null> $assembly
     */
    private function touch(array $assembly): void
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        $model = (int) $assembly['model_id'];
        $this->connection->execute('UPDATE {models} SET updated_at = %s WHERE id = %d', [$now, $model]);
        // A book that was made by hand is there when there is something in it.
        if (ManualIdAllocator::isOne($model)) {
            $this->connection->execute('UPDATE {models} SET is_draft = CASE WHEN EXISTS (SELECT 1 FROM {model_assemblies} a WHERE a.model_id = %d AND a.is_draft = 0) THEN 0 ELSE 1 END WHERE id = %d', [$model, $model]);
        }
        $parts = array_map(static fn (array $row): int => (int) $row['part_id'], $this->connection->rows('SELECT DISTINCT part_id FROM {model_callouts} WHERE assembly_id = %d AND part_id IS NOT NULL', [(int) $assembly['id']]));
        if ([] !== $parts) {
            $this->connection->execute(sprintf('UPDATE {parts} SET updated_at = %%s WHERE id IN (%s)', Connection::placeholders($parts)), [$now, ...$parts]);
        }
    }
}
