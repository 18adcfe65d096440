<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Models\ModelRepository;

/** The parts books as the desk lists them, drafts among them. A page costs the same number of queries whatever it holds. */
final readonly class DiagramQuery
{
    private const SELECT = 'SELECT m.*, b.name AS brand_name, c.name AS category_name FROM {models} m'
        . ' JOIN {brands} b ON b.id = m.brand_id JOIN {equipment_categories} c ON c.id = m.category_id';

    /** What narrows the list down, as a condition on a diagram `a`. */
    private const VIEWS = [
        'drafts' => '(a.is_draft = 1 OR EXISTS (SELECT 1 FROM {assembly_drafts} d WHERE d.assembly_id = a.id))',
        'without-places' => 'a.is_draft = 0 AND NOT EXISTS (SELECT 1 FROM {model_hotspots} h WHERE h.assembly_id = a.id AND h.is_aside = 0)',
        'feed' => 'a.has_feed_news = 1',
    ];

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param array{search: string, brand_id: int, category_id: int, show: string, after: int} $asked
     * @return list<array<string, string|null>> {models}, the latest first
     */
    public function models(array $asked, int $limit): array
    {
        $conditions = ['1 = 1'];
        $values = [];
        foreach (['m.brand_id = %d' => $asked['brand_id'], 'm.category_id = %d' => $asked['category_id'], 'm.id < %d' => $asked['after']] as $condition => $value) {
            if ($value > 0) {
                $conditions[] = $condition;
                $values[] = $value;
            }
        }
        foreach (array_slice(preg_split('/\s+/u', trim($asked['search']), -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, 8) as $word) {
            $pattern = LikePattern::holding($word);
            $conditions[] = '(b.name LIKE %s OR m.name LIKE %s OR c.name LIKE %s)';
            array_push($values, $pattern, $pattern, $pattern);
        }
        $view = self::VIEWS[$asked['show']] ?? '';
        if ('' !== $view) {
            $of = "EXISTS (SELECT 1 FROM {model_assemblies} a WHERE a.model_id = m.id AND $view)";
            $conditions[] = 'drafts' === $asked['show'] ? "(m.is_draft = 1 OR $of)" : $of;
        }

        return $this->connection->rows(self::SELECT . ' WHERE ' . implode(' AND ', $conditions) . ' ORDER BY m.id DESC LIMIT %d', [...$values, $limit]);
    }

    /** @return array<string, string|null>|null {models} with `brand_name` and `category_name` */
    public function model(int $id): ?array
    {
        return $this->connection->row(self::SELECT . ' WHERE m.id = %d', [$id]);
    }

    /**
     * @param list<int> $models
     * @return array<int, array<string, int>> how many diagrams each has, by what is told of them
     */
    public function counts(array $models): array
    {
        if ([] === $models) {
            return [];
        }
        $sums = [];
        foreach (self::VIEWS as $view => $condition) {
            $sums[] = sprintf('SUM(CASE WHEN %s THEN 1 ELSE 0 END) AS %s', $condition, str_replace('-', '_', $view));
        }
        $counts = [];
        foreach ($this->connection->rows(
            sprintf('SELECT a.model_id, COUNT(*) AS diagrams, %s FROM {model_assemblies} a WHERE a.model_id IN (%s) GROUP BY a.model_id', implode(', ', $sums), Connection::placeholders($models)),
            $models,
        ) as $row) {
            $counts[(int) $row['model_id']] = array_map(intval(...), array_diff_key($row, ['model_id' => 0]));
        }

        return $counts;
    }

    /** @return list<array<string, string|null>> {model_assemblies} of a book in its order, with `has_draft` and `spots` */
    public function assemblies(int $model): array
    {
        return $this->connection->rows(
            'SELECT a.*, CASE WHEN d.assembly_id IS NULL THEN 0 ELSE 1 END AS has_draft,'
            . ' (SELECT COUNT(*) FROM {model_hotspots} h WHERE h.assembly_id = a.id AND h.is_aside = 0) AS spots'
            . ' FROM {model_assemblies} a LEFT JOIN {assembly_drafts} d ON d.assembly_id = a.id WHERE a.model_id = %d ORDER BY a.position, a.id LIMIT %d',
            [$model, ModelRepository::MAX_ASSEMBLIES],
        );
    }

    /** @return array<string, string|null>|null {model_assemblies} */
    public function assembly(int $id): ?array
    {
        return $this->connection->row('SELECT * FROM {model_assemblies} WHERE id = %d', [$id]);
    }

    /** How many machines for sale or rent show the book of this model. */
    public function machines(int $brand, string $name): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {machines} WHERE brand_id = %d AND model = %s AND sold_at IS NULL', [$brand, $name]);
    }

    /** @return string title of a page that a block on it makes show this model; '' for none */
    public function page(int $model): string
    {
        return (string) $this->connection->value(
            'SELECT post_title FROM {wp:posts} WHERE post_status IN (%s, %s, %s) AND post_type <> %s AND (post_content LIKE %s OR post_content LIKE %s) LIMIT 1',
            ['publish', 'draft', 'private', 'revision', sprintf('%%wp:coleman/parts-viewer %%"model":%d,%%', $model), sprintf('%%wp:coleman/parts-viewer %%"model":%d}%%', $model)],
        );
    }
}
