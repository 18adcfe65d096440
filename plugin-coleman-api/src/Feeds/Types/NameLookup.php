<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Slug;

/** What feeds call categories, brands and branches. Case, spaces and signs do not matter; each list is read once. */
final class NameLookup
{
    /** So many names are remembered by what they are called plainly: a file says the same ones again and again. */
    private const REMEMBERED = 1_000;

    /** @var array<array-key, string> plain name by name */
    private array $plain = [];

    /** @var array<string, array<string, int>> ids by plain name, by table */
    private array $read = [];

    /** @var array<int, string>|null cities by id */
    private ?array $branchNames = null;

    /** @var array<string, array<int, string>> drawings by id, by table */
    private array $drawings = [];

    public function __construct(private readonly Connection $connection)
    {
    }

    public function category(string $name): ?int
    {
        return $this->find('equipment_categories', 'name', $name);
    }

    public function attachmentCategory(string $name): ?int
    {
        return $this->find('attachment_categories', 'name', $name);
    }

    public function partFamily(string $name): ?int
    {
        return $this->find('part_categories', 'name', $name);
    }

    public function brand(string $name): ?int
    {
        return $this->find('brands', 'name', $name);
    }

    /** @return list<string> their names */
    public function brands(): array
    {
        return array_map(static fn (array $row): string => (string) $row['name'], $this->connection->rows('SELECT name FROM {brands}'));
    }

    public function branch(string $name): ?int
    {
        return $this->find('locations', 'city', $name);
    }

    /** What people call a branch; one that is gone goes by its id. */
    public function branchName(int $id): string
    {
        $this->branchNames ??= array_column(array_map(
            static fn (array $row): array => [(int) $row['id'], (string) $row['city']],
            $this->connection->rows('SELECT id, city FROM {locations}'),
        ), 1, 0);

        return $this->branchNames[$id] ?? (string) $id;
    }

    /** Makes a brand, and gives its id; one that is there already is not made again. Inside a transaction. */
    public function addBrand(string $name): int
    {
        unset($this->read['brands']);
        $known = $this->brand($name);
        if (null !== $known) {
            return $known;
        }
        $last = $this->connection->row('SELECT MAX(id) AS id, MAX(position) AS position FROM {brands}');
        $id = 1 + (int) ($last['id'] ?? 0);
        $this->connection->insert('brands', ['id' => $id, 'slug' => Slug::from($name), 'name' => $name, 'position' => 1 + (int) ($last['position'] ?? 0)]);
        unset($this->read['brands']);

        return $id;
    }

    /** The drawing of a category, for machines without a picture. */
    public function drawing(int $categoryId): string
    {
        return $this->drawings('equipment_categories')[$categoryId] ?? '';
    }

    public function attachmentDrawing(int $categoryId): string
    {
        return $this->drawings('attachment_categories')[$categoryId] ?? '';
    }

    /** @return array<int, string> */
    private function drawings(string $table): array
    {
        if (!isset($this->drawings[$table])) {
            $this->drawings[$table] = [];
            foreach ($this->connection->rows(sprintf("SELECT c.id, CASE WHEN COALESCE(s.drawing, '') = '' THEN c.image ELSE s.drawing END AS image FROM {%s} c LEFT JOIN {image_sets} s ON s.kind = %%s AND s.item_id = c.id", $table), ['equipment_categories' === $table ? 'equipment_category' : 'attachment_category']) as $row) {
                $this->drawings[$table][(int) $row['id']] = (string) $row['image'];
            }
        }

        return $this->drawings[$table];
    }

    private function find(string $table, string $column, string $name): ?int
    {
        if (!isset($this->read[$table])) {
            $this->read[$table] = [];
            foreach ($this->connection->rows(sprintf('SELECT id, slug, %s AS name FROM {%s}', $column, $table)) as $row) {
                foreach (['locations' === $table ? (string) $row['id'] : '', (string) $row['slug'], (string) $row['name']] as $called) {
                    if ('' !== $called) {
                        $this->read[$table][self::plain($called)] = (int) $row['id'];
                    }
                }
            }
        }

        if (count($this->plain) >= self::REMEMBERED) {
            $this->plain = [];
        }

        return $this->read[$table][$this->plain[$name] ??= self::plain($name)] ?? null;
    }

    /** "Lee's Summit", "Lees Summit" and "lees-summit" are one; so are "Mini Excavators" and "mini-excavators". */
    public static function plain(string $name): string
    {
        return mb_strtoupper((string) preg_replace('/[^\p{L}\p{N}]/u', '', $name));
    }
}
