<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\DeepFeed;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Images\ImageFiles;
use Coleman\Api\Models\BookKeys;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Models\ModelUrls;

/**
 * The diagrams of parts books, known by their model and what its maker calls them. Its name in addresses is made once, so
 * links stay when a diagram is renamed. One that vanishes goes with its rows. Of one that staff have set by hand, what the
 * feed says is kept aside (`HandMadeDiagrams`).
 */
final readonly class DiagramFeed implements DeepFeed, ReversibleFeed
{
    private const LONGEST_SLUG = 110;

    /** Pixels: what the table holds. */
    private const LARGEST = 65_535;

    private const NUMBERS = ['position', 'width', 'height'];

    private BookFinder $finder;

    private ChangeWriter $rows;

    private PartsBookCleanup $cleanup;

    private HandMadeDiagrams $handMade;

    public function __construct(private Connection $connection, private ImageFiles $files)
    {
        $this->finder = new BookFinder($connection);
        $this->rows = new ChangeWriter($connection, 'model_assemblies');
        $this->cleanup = new PartsBookCleanup($connection);
        $this->handMade = new HandMadeDiagrams($connection);
    }

    public function name(): string
    {
        return 'diagrams';
    }

    public function columns(): array
    {
        return [
            BookColumns::brand(false),
            BookColumns::model(),
            BookColumns::diagram(false),
            new Column('name', ColumnKind::Text, __('What the diagram shows', 'coleman'), ['title', 'description', 'desc', 'AssemblyName', 'DiagramName', 'FigureName', 'FigureTitle'], true, 200),
            new Column('category', ColumnKind::Text, __('System of the machine, such as Engine', 'coleman'), ['group', 'GroupName', 'section', 'SectionName', 'system', 'chapter', 'CategoryName'], true, 80),
            new Column('position', ColumnKind::WholeNumber, __('Position in the book; empty: in file order', 'coleman'), ['order', 'SortOrder', 'sort', 'sequence', 'SeqNo']),
            new Column('image', ColumnKind::Text, __('Picture path in the pictures folder', 'coleman'), ['picture', 'photo', 'path', 'file', 'FileName', 'ImagePath', 'PicturePath', 'ImageFile'], true),
            new Column('width', ColumnKind::WholeNumber, __('Pixels; empty: measured if the picture is on this site', 'coleman'), ['w', 'ImageWidth']),
            new Column('height', ColumnKind::WholeNumber, __('Pixels; empty: measured if the picture is on this site', 'coleman'), ['h', 'ImageHeight']),
        ];
    }

    public function key(array $values): string
    {
        return BookColumns::key($values, ['' === PartColumns::text($values, BookColumns::DIAGRAM) ? 'name' : BookColumns::DIAGRAM]);
    }

    public function checked(array $values): array
    {
        RowChecks::picture($values);
        RowChecks::ranges($values, ['width' => [1, self::LARGEST], 'height' => [1, self::LARGEST]]);
        if (isset($values['width'], $values['height'])) {
            return $values;
        }
        [$width, $height] = $this->files->size(PartColumns::text($values, 'image')) ?? throw new InvalidRow('image', __('The picture can’t be measured. Enter its width and height, or add it to the pictures folder first.', 'coleman'));

        return ['width' => min($width, self::LARGEST), 'height' => min($height, self::LARGEST)] + $values;
    }

    public function compare(array $rows): array
    {
        $models = $this->finder->models($rows);
        $there = $this->finder->assemblies($rows, $models, self::code(...));
        ['counts' => $counts, 'categories' => $categories] = $this->books($models);
        $taken = [];

        return array_map(static function (FeedRow $row, array|string $model, array|string|null $assembly) use (&$counts, $categories, &$taken): Change {
            if (!is_array($model) || is_string($assembly)) {
                return Change::refuses($row, is_string($model) ? $model : (string) $assembly);
            }
            $name = BookColumns::title($row) . ', ' . self::code($row);
            $id = (int) $model['id'];
            $wanted = self::wanted($row, $categories[$id] ?? []);
            if (null !== $assembly) {
                // What staff have begun by hand and not published is there by the feed now.
                $wanted += '1' === $assembly['is_draft'] ? ['is_draft' => 0] : [];
                $change = Change::between($row, (string) $assembly['id'], $name, $wanted, HandMadeDiagrams::asFeedSaid(TypedRow::typed($assembly, self::NUMBERS), $wanted));

                // A book that staff have put in order stays so.
                return '1' === $model['is_by_hand'] ? $change->without(['position']) : $change;
            }
            $key = BookKeys::assembly($id, self::code($row));
            if (isset($taken[$key])) {
                return Change::refuses($row, EquipmentFinder::isAgain($taken[$key]));
            }
            $counts[$id] = 1 + ($counts[$id] ?? 0);
            if ($counts[$id] > ModelRepository::MAX_ASSEMBLIES) {
                /* translators: %d: number of diagrams */
                return Change::refuses($row, sprintf(__('A parts book can have up to %d diagrams.', 'coleman'), ModelRepository::MAX_ASSEMBLIES));
            }
            $taken[$key] = $row->line;

            return Change::makes($row, $name, ['model_id' => $id, 'feed_key' => $key, 'callouts' => 0] + $wanted);
        }, $rows, $models, $there);
    }

    public function apply(array $changes, string $now): array
    {
        $models = array_values(array_unique(array_map(static fn (Change $change): int => (int) ($change->values['model_id'] ?? 0), $changes)));
        ['slugs' => $slugs, 'last' => $last] = $this->addresses($models);
        $said = $this->handMade->said($changes);
        $ids = $this->rows->write(
            $changes,
            $now,
            fn (Change $change): array => $said[(int) $change->ref] ?? $change->values,
            static function (array $values) use (&$slugs, &$last): array {
                $model = (int) $values['model_id'];
                $slug = ModelUrls::unique(mb_substr((string) $values['name'], 0, self::LONGEST_SLUG), $slugs[$model] ?? []);
                $slugs[$model][] = $slug;
                $last[$model] = 1 + ($last[$model] ?? 0);

                return ['slug' => $slug, 'position' => $last[$model]];
            },
        );
        if ([] !== $ids) {
            // Their pages list the diagrams.
            $this->connection->execute(
                sprintf('UPDATE {models} SET updated_at = %%s, is_draft = CASE WHEN EXISTS (SELECT 1 FROM {model_assemblies} a WHERE a.model_id = {models}.id AND a.is_draft = 0) THEN 0 ELSE is_draft END WHERE id IN (SELECT model_id FROM {model_assemblies} WHERE id IN (%s))', Connection::placeholders($ids)),
                [$now, ...array_values($ids)],
            );
        }

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        return $this->cleanup->assemblies($this->handMade->without(array_map(intval(...), $refs)), $now);
    }

    public function searched(array $refs): array
    {
        return [];
    }

    public function portion(): int
    {
        return 50;
    }

    public function removalNames(array $refs): array
    {
        return RemovalNames::find($this->connection, 'model_assemblies', 'name', $refs, '1 = 1');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = array_map(intval(...), $refs);

        return [
            new Holding('model_assemblies', 'id', $ids, isThing: true, ignored: ['callouts'], name: 'name'),
            ...PartsBookCleanup::holdingsOfDiagrams($isRemoval ? $ids : []),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
        $this->cleanup->recount($ids, $now);
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    private static function code(FeedRow $row): string
    {
        $code = PartColumns::text($row->values, BookColumns::DIAGRAM);

        return '' === $code ? PartColumns::text($row->values, 'name') : $code;
    }

    /**
     * @param array<string, string> $categories of the model: their names in addresses by what they are called
     * @return array<string, string|int> what the row says, by column of the table
     */
    private static function wanted(FeedRow $row, array $categories): array
    {
        $values = $row->values;
        $category = PartColumns::text($values, 'category');
        $position = $values['position'] ?? null;

        return [
            'category_slug' => $categories[$category] ?? ModelUrls::unique($category, []),
            'category_name' => $category,
            'name' => PartColumns::text($values, 'name'),
            'figure' => PartColumns::text($values, 'image'),
            'width' => (int) ($values['width'] ?? 0),
            'height' => (int) ($values['height'] ?? 0),
        ] + (is_int($position) ? ['position' => $position] : []);
    }

    /**
     * @param list<array<string, string|null>|string> $models
     * @return array{counts: array<int, int>, categories: array<int, array<string, string>>} by model how many diagrams it has, and names of their categories in addresses by what they are called
     */
    private function books(array $models): array
    {
        $ids = array_values(array_unique(array_map(static fn (array $model): int => (int) $model['id'], array_filter($models, is_array(...)))));
        $counts = [];
        $categories = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT model_id, category_name, MIN(category_slug) AS slug, COUNT(*) AS diagrams FROM {model_assemblies} WHERE model_id IN (%s) GROUP BY model_id, category_name', Connection::placeholders($ids)), $ids) as $row) {
            $id = (int) $row['model_id'];
            $counts[$id] = (int) $row['diagrams'] + ($counts[$id] ?? 0);
            $categories[$id][(string) $row['category_name']] = (string) $row['slug'];
        }

        return ['counts' => $counts, 'categories' => $categories];
    }

    /**
     * @param list<int> $models
     * @return array{slugs: array<int, list<string>>, last: array<int, int>} names in addresses that are given out, and the last place, by model
     */
    private function addresses(array $models): array
    {
        $slugs = [];
        $last = [];
        foreach ([] === $models ? [] : $this->connection->rows(sprintf('SELECT model_id, slug, position FROM {model_assemblies} WHERE model_id IN (%s)', Connection::placeholders($models)), $models) as $row) {
            $model = (int) $row['model_id'];
            $slugs[$model][] = (string) $row['slug'];
            $last[$model] = max($last[$model] ?? 0, (int) $row['position']);
        }

        return ['slugs' => $slugs, 'last' => $last];
    }
}
