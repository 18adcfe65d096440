<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;

/** The parts books as visitors see them. Every method costs one query, whereUsed() two, whatever they find. */
final readonly class ModelRepository
{
    /** More diagrams than any book has. */
    public const MAX_ASSEMBLIES = 500;

    /** More rows than any diagram has. */
    public const MAX_CALLOUTS = 500;

    private const SELECT = 'SELECT m.*, b.name AS brand_name, c.name AS category_name FROM {models} m'
        . ' JOIN {brands} b ON b.id = m.brand_id AND m.is_draft = 0 JOIN {equipment_categories} c ON c.id = m.category_id';

    public function __construct(private Connection $connection)
    {
    }

    public function byId(int $id): ?Model
    {
        $row = $this->connection->row(self::SELECT . ' WHERE m.id = %d', [$id]);

        return null === $row ? null : self::model($row);
    }

    /**
     * @param list<int> $ids
     * @return array<int, Model> by id, in the order asked; unknown ids are absent
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $found = [];
        foreach ($this->connection->rows(sprintf('%s WHERE m.id IN (%s)', self::SELECT, Connection::placeholders($ids)), $ids) as $row) {
            $found[(int) $row['id']] = self::model($row);
        }

        $ordered = [];
        foreach ($ids as $id) {
            if (isset($found[$id])) {
                $ordered[$id] = $found[$id];
            }
        }

        return $ordered;
    }

    public function byRewrite(string $rewrite): ?Model
    {
        // Whatever else an engine would take for the same is no address of ours.
        $row = 1 === preg_match('/^[a-z0-9-]{1,120}$/D', $rewrite)
            ? $this->connection->row(self::SELECT . ' WHERE m.rewrite = %s', [$rewrite])
            : null;

        return null === $row ? null : self::model($row);
    }

    /** The book of the machines that a maker calls so, letter for letter. */
    public function named(int $brandId, string $name): ?Model
    {
        $models = array_map(
            self::model(...),
            $this->connection->rows(self::SELECT . ' WHERE m.brand_id = %d AND m.name = %s ORDER BY m.id LIMIT 10', [$brandId, $name]),
        );

        return array_find($models, static fn (Model $model): bool => $model->name === $name);
    }

    /**
     * All models by id, a page at a time: for indexes.
     *
     * @param int $after the last id of the page before; 0 begins
     * @return list<Model>
     */
    public function all(int $after, int $limit): array
    {
        return $this->list(0, 0, $after, $limit);
    }

    /**
     * @param int $categoryId of machines, 0 for all
     * @param int $brandId 0 for all
     * @param int $after the last id of the page before; 0 begins
     * @param string $search words of maker, model or category, all of which must be found; '' for all
     * @return list<Model> by id
     */
    public function list(int $categoryId, int $brandId, int $after, int $limit, string $search = ''): array
    {
        [$conditions, $values] = self::conditions($categoryId, $brandId, $search);
        $conditions[] = 'm.id > %d';
        array_push($values, $after, $limit);

        return array_map(self::model(...), $this->connection->rows(
            self::SELECT . ' WHERE ' . implode(' AND ', $conditions) . ' ORDER BY m.id LIMIT %d',
            $values,
        ));
    }

    /**
     * The same models as list(), as people read them: by maker, then by name.
     *
     * @param int $categoryId of machines, 0 for all
     * @param int $brandId 0 for all
     * @param string $search words of maker, model or category, all of which must be found; '' for all
     * @param int $skip how many come before this page
     * @return list<Model>
     */
    public function byName(int $categoryId, int $brandId, string $search, int $skip, int $limit): array
    {
        [$conditions, $values] = self::conditions($categoryId, $brandId, $search);
        array_push($values, $limit, $skip);

        return array_map(self::model(...), $this->connection->rows(
            self::SELECT . ([] === $conditions ? '' : ' WHERE ' . implode(' AND ', $conditions)) . ' ORDER BY b.name, m.name, m.id LIMIT %d OFFSET %d',
            $values,
        ));
    }

    /** How many models there are, counted up to `$most`. */
    public function count(int $categoryId, int $brandId, string $search, int $most): int
    {
        [$conditions, $values] = self::conditions($categoryId, $brandId, $search);

        return (int) $this->connection->value(
            'SELECT COUNT(*) FROM (SELECT m.id FROM {models} m JOIN {brands} b ON b.id = m.brand_id AND m.is_draft = 0 JOIN {equipment_categories} c ON c.id = m.category_id'
            . ([] === $conditions ? '' : ' WHERE ' . implode(' AND ', $conditions)) . ' LIMIT %d) found',
            [...$values, $most],
        );
    }

    /**
     * The categories and the makers of machines that have a parts book, in the dealer's order.
     *
     * @return array{categories: array<int, string>, brands: array<int, string>} names by id
     */
    public function choices(): array
    {
        $rows = $this->connection->rows(
            'SELECT DISTINCT c.id AS category_id, c.name AS category_name, c.position AS category_position, b.id AS brand_id, b.name AS brand_name, b.position AS brand_position'
            . ' FROM {models} m JOIN {brands} b ON b.id = m.brand_id AND m.is_draft = 0 JOIN {equipment_categories} c ON c.id = m.category_id',
        );
        $named = static function (string $kind) use ($rows): array {
            usort($rows, static fn (array $one, array $other): int => [(int) $one[$kind . '_position'], (int) $one[$kind . '_id']] <=> [(int) $other[$kind . '_position'], (int) $other[$kind . '_id']]);
            $names = [];
            foreach ($rows as $row) {
                $names[(int) $row[$kind . '_id']] = (string) $row[$kind . '_name'];
            }

            return $names;
        };

        return ['categories' => $named('category'), 'brands' => $named('brand')];
    }

    /**
     * The families of the parts that stand in the diagrams of these models. It looks at 5,000 rows of diagrams at most,
     * so that a page costs the same however thick the books are.
     *
     * @param list<int> $modelIds
     * @return list<int> ids of families
     */
    public function familiesOf(array $modelIds): array
    {
        return [] === $modelIds ? [] : array_map(static fn (array $row): int => (int) $row['category_id'], $this->connection->rows(
            sprintf(
                'SELECT DISTINCT p.category_id FROM (SELECT u.part_id FROM {model_assemblies} a JOIN {model_callouts} u ON u.assembly_id = a.id'
                . ' WHERE a.model_id IN (%s) AND a.is_draft = 0 AND u.is_aside = 0 AND u.part_id IS NOT NULL LIMIT 5000) listed JOIN {parts} p ON p.id = listed.part_id',
                Connection::placeholders($modelIds),
            ),
            $modelIds,
        ));
    }

    /**
     * A word is looked for in the names of maker, model and category. In a model's name dashes and spaces do not count:
     * "svl753" finds the SVL75-3.
     *
     * @return array{list<string>, list<int|string>} conditions over m, b and c, and their values
     */
    private static function conditions(int $categoryId, int $brandId, string $search): array
    {
        $conditions = [];
        $values = [];
        if ($categoryId > 0) {
            $conditions[] = 'm.category_id = %d';
            $values[] = $categoryId;
        }
        if ($brandId > 0) {
            $conditions[] = 'm.brand_id = %d';
            $values[] = $brandId;
        }
        foreach (array_slice(preg_split('/\s+/u', trim($search), -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, 8) as $word) {
            $pattern = LikePattern::holding($word);
            $bare = str_replace('-', '', $word);
            $conditions[] = "(b.name LIKE %s OR c.name LIKE %s OR m.name LIKE %s OR REPLACE(REPLACE(m.name, '-', ''), ' ', '') LIKE %s)";
            array_push($values, $pattern, $pattern, $pattern, '' === $bare ? $pattern : LikePattern::holding($bare));
        }

        return [$conditions, $values];
    }

    /**
     * The diagrams of a model in the book's order.
     *
     * @return list<Assembly>
     */
    public function assemblies(int $modelId): array
    {
        return array_map(self::assemblyOf(...), $this->connection->rows(
            'SELECT * FROM {model_assemblies} WHERE model_id = %d AND is_draft = 0 ORDER BY position, id LIMIT %d',
            [$modelId, self::MAX_ASSEMBLIES],
        ));
    }

    public function assembly(int $id): ?Assembly
    {
        $row = $this->connection->row('SELECT * FROM {model_assemblies} WHERE id = %d AND is_draft = 0', [$id]);

        return null === $row ? null : self::assemblyOf($row);
    }

    /**
     * The rows of a diagram in its order.
     *
     * @return list<Callout>
     */
    public function callouts(int $assemblyId): array
    {
        return array_map(static fn (array $row): Callout => new Callout(
            (int) $row['id'],
            (string) $row['ref'],
            null === $row['part_id'] ? null : (int) $row['part_id'],
            (string) $row['description'],
            (int) $row['quantity'],
            (string) $row['serial_from'],
            (string) $row['serial_to'],
            (string) $row['note'],
        ), $this->connection->rows(
            'SELECT * FROM {model_callouts} WHERE assembly_id = %d AND is_aside = 0 ORDER BY position, id LIMIT %d',
            [$assemblyId, self::MAX_CALLOUTS],
        ));
    }

    /** @return list<Hotspot> in the diagram's order; a place that several rows of a number name stands there once */
    public function hotspots(int $assemblyId): array
    {
        $share = static fn (?string $value): float => (int) $value / 10_000;

        $spots = [];
        foreach ($this->connection->rows(
            'SELECT ref, x, y, w, h FROM {model_hotspots} WHERE assembly_id = %d AND is_aside = 0 ORDER BY position LIMIT %d',
            [$assemblyId, 2 * self::MAX_CALLOUTS],
        ) as $row) {
            $spots[implode(' ', $row)] = new Hotspot((string) $row['ref'], $share($row['x']), $share($row['y']), $share($row['w']), $share($row['h']));
        }

        return array_values($spots);
    }

    /**
     * The diagrams that a part is in, with the numbers it has there.
     *
     * @param int $after id of the last diagram of the page before; 0 begins
     * @return list<WhereUsed> one more than `$limit` when there is a further page
     */
    public function whereUsed(int $partId, int $after, int $limit): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['assembly_id'], $this->connection->rows(
            'SELECT DISTINCT assembly_id FROM {model_callouts} WHERE part_id = %d AND is_aside = 0 AND assembly_id > %d ORDER BY assembly_id LIMIT %d',
            [$partId, $after, $limit + 1],
        ));
        if ([] === $ids) {
            return [];
        }
        $found = [];
        $refs = [];
        foreach ($this->connection->rows(
            sprintf(
                'SELECT u.ref, a.id AS assembly_id, a.model_id, a.category_slug, a.category_name AS assembly_category, a.slug, a.name AS assembly_name,
                a.figure, a.width, a.height, a.callouts, m.*, b.name AS brand_name, c.name AS category_name
                FROM {model_callouts} u JOIN {model_assemblies} a ON a.id = u.assembly_id JOIN {models} m ON m.id = a.model_id
                JOIN {brands} b ON b.id = m.brand_id JOIN {equipment_categories} c ON c.id = m.category_id
                WHERE u.part_id = %%d AND u.is_aside = 0 AND u.assembly_id IN (%s) ORDER BY u.assembly_id, u.position',
                Connection::placeholders($ids),
            ),
            [$partId, ...$ids],
        ) as $row) {
            $id = (int) $row['assembly_id'];
            $refs[$id][(string) $row['ref']] = (string) $row['ref'];
            $found[$id] ??= [
                self::model($row),
                self::assemblyOf(['id' => $row['assembly_id'], 'category_name' => $row['assembly_category'], 'name' => $row['assembly_name']] + $row),
            ];
        }

        return array_map(static fn (int $id): WhereUsed => new WhereUsed($found[$id][0], $found[$id][1], array_values($refs[$id])), $ids);
    }

    /** In how many diagrams a part is, counted no further than `$cap`. */
    public function countWhereUsed(int $partId, int $cap): int
    {
        return (int) $this->connection->value(
            'SELECT COUNT(*) FROM (SELECT DISTINCT assembly_id FROM {model_callouts} WHERE part_id = %d AND is_aside = 0 LIMIT %d) counted',
            [$partId, $cap],
        );
    }

    /** @param array<string, string|null> $row {models} with `brand_name` and `category_name` */
    public static function model(array $row): Model
    {
        return new Model(
            (int) $row['id'],
            (string) $row['rewrite'],
            (int) $row['brand_id'],
            (string) $row['brand_name'],
            (int) $row['category_id'],
            (string) $row['category_name'],
            (string) $row['name'],
            (string) $row['image'],
            null === $row['year_from'] ? null : (int) $row['year_from'],
            null === $row['year_to'] ? null : (int) $row['year_to'],
            (string) $row['serial_prefix'],
            (string) $row['serial_plate'],
        );
    }

    /** @param array<string, string|null> $row */
    public static function assemblyOf(array $row): Assembly
    {
        return new Assembly(
            (int) $row['id'],
            (int) $row['model_id'],
            (string) $row['category_slug'],
            (string) $row['category_name'],
            (string) $row['slug'],
            (string) $row['name'],
            (string) $row['figure'],
            (int) $row['width'],
            (int) $row['height'],
            (int) $row['callouts'],
        );
    }
}
