<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;

/** What staff did with pictures: appended to in the transaction of the change, with the pictures as they were. */
final readonly class ImageChangeRepository
{
    /** How long a change can be undone and the files of removed pictures are kept. */
    private const KEPT_DAYS = 90;

    private const A_PASS = 200;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * @param list<string> $sentences what was done
     * @param list<Image>|null $before the pictures as they were; null of a change that cannot be undone
     */
    public function add(ImageKind $kind, int $id, int $actorId, array $sentences, ?array $before): void
    {
        $this->connection->insert('image_changes', [
            'kind' => $kind->value,
            'item_id' => $id,
            'actor_id' => $actorId,
            'detail' => Json::encode(['text' => implode("\n", $sentences)]),
            'rows_before' => null === $before ? '' : Json::encode(array_map(static fn (Image $image): array => ['id' => $image->id] + $image->row(), $before)),
            'happened_at' => $this->now(),
        ]);
    }

    /** @return list<array{at: string, actor_id: int, what: string}> newest first */
    public function of(ImageKind $kind, int $id, int $limit): array
    {
        return array_map(static function (array $row): array {
            $text = Json::decode((string) $row['detail'])['text'] ?? '';

            return [
                'at' => Instant::stored((string) $row['happened_at']),
                'actor_id' => (int) $row['actor_id'],
                'what' => is_string($text) ? $text : '',
            ];
        }, $this->connection->rows('SELECT actor_id, detail, happened_at FROM {image_changes} WHERE kind = %s AND item_id = %d ORDER BY id DESC LIMIT %d', [$kind->value, $id, $limit]));
    }

    /** @return array{id: int, images: list<Image>}|null the last change that nobody has undone; null where none can be */
    public function last(ImageKind $kind, int $id): ?array
    {
        $row = $this->connection->row("SELECT id, rows_before FROM {image_changes} WHERE kind = %s AND item_id = %d AND undone_at IS NULL AND rows_before <> '' ORDER BY id DESC LIMIT 1", [$kind->value, $id]);
        if (null === $row) {
            return null;
        }

        return ['id' => (int) $row['id'], 'images' => self::images((string) $row['rows_before'])];
    }

    public function undone(int $change): void
    {
        $this->connection->execute('UPDATE {image_changes} SET undone_at = %s WHERE id = %d', [$this->now(), $change]);
    }

    /**
     * Which of these paths an undo may bring back.
     *
     * @param list<string> $paths
     * @return array<string, true>
     */
    public function used(array $paths): array
    {
        $asked = array_fill_keys($paths, true);
        $used = [];
        $after = 0;
        do {
            $rows = [] === $asked ? [] : $this->connection->rows("SELECT id, rows_before FROM {image_changes} WHERE id > %d AND rows_before <> '' ORDER BY id LIMIT %d", [$after, self::A_PASS]);
            foreach ($rows as $row) {
                $after = (int) $row['id'];
                foreach (self::images((string) $row['rows_before']) as $image) {
                    $used += array_intersect_key([$image->path => true], $asked);
                }
            }
        } while (count($rows) === self::A_PASS);

        return $used;
    }

    /** What is older stays in the history and cannot be undone. */
    public function purgeExpired(): void
    {
        $before = $this->clock->now()->modify(sprintf('-%d days', self::KEPT_DAYS))->format('Y-m-d H:i:s');
        $this->connection->execute("UPDATE {image_changes} SET rows_before = '' WHERE happened_at < %s AND rows_before <> ''", [$before]);
    }

    /** @return list<Image> */
    private static function images(string $json): array
    {
        $images = [];
        foreach (Json::decode($json) as $row) {
            if (is_array($row)) {
                $images[] = Image::fromRow(array_map(static fn (mixed $value): ?string => is_scalar($value) ? (string) $value : null, array_combine(array_map(strval(...), array_keys($row)), $row)));
            }
        }

        return $images;
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
