<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/**
 * Files of pictures on their way, each of who began it.
 *
 * @phpstan-type Upload array{id: int, name: string, size: int, kind: string, item_id: int, image_id: int}
 */
final readonly class ImageUploadRepository
{
    /** What nobody has gone on with leaves after a day. */
    private const LIFE = DAY_IN_SECONDS;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    public function start(int $userId, string $name, int $size): int
    {
        return $this->connection->insert('image_uploads', ['user_id' => $userId, 'name' => mb_substr($name, 0, 200), 'size' => $size, 'moved_at' => $this->now()]);
    }

    /** @return Upload|null null for one of somebody else too */
    public function find(int $id, int $userId): ?array
    {
        $row = $this->connection->row('SELECT * FROM {image_uploads} WHERE id = %d AND user_id = %d', [$id, $userId]);

        return null === $row ? null : [
            'id' => (int) $row['id'],
            'name' => (string) $row['name'],
            'size' => (int) $row['size'],
            'kind' => (string) $row['kind'],
            'item_id' => (int) $row['item_id'],
            'image_id' => (int) $row['image_id'],
        ];
    }

    public function moved(int $id): void
    {
        $this->connection->execute('UPDATE {image_uploads} SET moved_at = %s WHERE id = %d', [$this->now(), $id]);
    }

    public function finish(int $id, ImageKind $kind, int $itemId, int $imageId): void
    {
        $this->connection->execute('UPDATE {image_uploads} SET kind = %s, item_id = %d, image_id = %d, moved_at = %s WHERE id = %d', [$kind->value, $itemId, $imageId, $this->now(), $id]);
    }

    public function remove(int $id): void
    {
        $this->connection->execute('DELETE FROM {image_uploads} WHERE id = %d', [$id]);
    }

    /** @return list<int> */
    public function expired(int $limit): array
    {
        $before = $this->clock->now()->modify(sprintf('-%d seconds', self::LIFE))->format('Y-m-d H:i:s');

        return array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows('SELECT id FROM {image_uploads} WHERE moved_at < %s ORDER BY moved_at LIMIT %d', [$before, $limit]));
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
