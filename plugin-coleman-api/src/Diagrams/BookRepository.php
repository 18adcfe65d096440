<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Database\Connection;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Models\BookKeys;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Support\Clock;

/** The models and diagrams that staff make, name and order. Inside a transaction. */
final readonly class BookRepository
{
    private const LONGEST_ADDRESS = 120;
    private const LONGEST_SLUG = 110;

    public function __construct(private Connection $connection, private ManualIdAllocator $ids, private Clock $clock)
    {
    }

    /** @param array<string, string|int|null> $facts columns of {models} */
    public function addModel(array $facts, string $brand, string $image): int
    {
        $id = $this->ids->next('model');
        $name = (string) $facts['name'];
        $address = ModelUrls::rewrite($brand, $name);
        $isFree = strlen($address) <= self::LONGEST_ADDRESS && null === $this->connection->value('SELECT id FROM {models} WHERE rewrite = %s', [$address]);
        $this->connection->insert('models', [
            'id' => $id,
            'rewrite' => $isFree ? $address : null,
            'image' => $image,
            'feed_key' => BookKeys::model($name),
            'is_draft' => 1,
            'is_by_hand' => 1,
            'updated_at' => $this->now(),
        ] + $facts);

        return $id;
    }

    /**
     * @param array<string, string|int|null> $facts columns of {models}
     * @return bool false when it has another version meanwhile
     */
    public function changeModel(int $id, int $version, array $facts): bool
    {
        if (!$this->take($id, $version)) {
            return false;
        }
        // A feed goes on knowing its own by the name that it gives.
        $this->connection->updateMany('models', [$id => $facts + (ManualIdAllocator::isOne($id) ? ['feed_key' => BookKeys::model((string) $facts['name'])] : []) + ['is_by_hand' => 1, 'updated_at' => $this->now()]]);

        return true;
    }

    public function removeModel(int $id, int $version): bool
    {
        return 1 === $this->connection->execute('DELETE FROM {models} WHERE id = %d AND version = %d AND NOT EXISTS (SELECT 1 FROM {model_assemblies} a WHERE a.model_id = %d)', [$id, $version, $id]);
    }

    /** The model that a maker has by this name already; 0 for none. */
    public function modelNamed(int $brand, string $name, int $but): int
    {
        return (int) $this->connection->value('SELECT id FROM {models} WHERE feed_key = %s AND brand_id = %d AND id <> %d LIMIT 1', [BookKeys::model($name), $brand, $but]);
    }

    public function addAssembly(int $model, string $name, string $category, string $categorySlug): int
    {
        $id = $this->ids->next('diagram');
        $there = $this->connection->rows('SELECT slug, position, feed_key FROM {model_assemblies} WHERE model_id = %d', [$model]);
        $slug = ModelUrls::unique(mb_substr($name, 0, self::LONGEST_SLUG), array_map(strval(...), array_column($there, 'slug')));
        $key = BookKeys::assembly($model, $name);
        $this->connection->insert('model_assemblies', [
            'id' => $id,
            'model_id' => $model,
            'category_slug' => $categorySlug,
            'category_name' => $category,
            'slug' => $slug,
            'name' => $name,
            'position' => 1 + max([0, ...array_map(intval(...), array_column($there, 'position'))]),
            'figure' => '',
            'width' => 0,
            'height' => 0,
            'callouts' => 0,
            // Of two with one name the later one is known by its name in addresses.
            'feed_key' => in_array($key, array_column($there, 'feed_key'), true) ? BookKeys::assembly($model, $slug) : $key,
            'is_draft' => 1,
            'updated_at' => $this->now(),
        ]);

        return $id;
    }

    /**
     * Puts the diagrams of a book in order; feeds leave it from now on.
     *
     * @param list<int> $ids all of them
     * @return bool false when the book has another version meanwhile
     */
    public function order(int $model, int $version, array $ids): bool
    {
        if (!$this->take($model, $version)) {
            return false;
        }
        $this->connection->updateMany('models', [$model => ['is_by_hand' => 1, 'updated_at' => $this->now()]]);
        $this->connection->updateMany('model_assemblies', array_combine($ids, array_map(static fn (int $index): array => ['position' => $index + 1], array_keys($ids))));

        return true;
    }

    private function take(int $id, int $version): bool
    {
        return 1 === $this->connection->execute('UPDATE {models} SET version = version + 1 WHERE id = %d AND version = %d', [$id, $version]);
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
