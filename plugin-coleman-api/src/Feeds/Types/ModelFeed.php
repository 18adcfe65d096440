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
use Coleman\Api\Feeds\MakerFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Models\BookKeys;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** Machine models whose parts books we hold, known by maker and name. One that vanishes goes with its diagrams. */
final class ModelFeed implements DeepFeed, MakerFeed, ReversibleFeed
{
    private const LONGEST_ADDRESS = 120;

    private const NUMBERS = ['brand_id', 'category_id', 'year_from', 'year_to'];

    private NameLookup $names;

    private BookFinder $finder;

    private ChangeWriter $rows;

    private PartsBookCleanup $cleanup;

    public function __construct(private readonly Connection $connection, private readonly Clock $clock, private readonly KeptPictures $pictures)
    {
        $this->names = new NameLookup($connection);
        $this->finder = new BookFinder($connection);
        $this->rows = new ChangeWriter($connection, 'models');
        $this->cleanup = new PartsBookCleanup($connection);
    }

    public function name(): string
    {
        return 'models';
    }

    public function columns(): array
    {
        return [
            BookColumns::brand(true),
            BookColumns::model(['name', 'title']),
            new Column('category', ColumnKind::Text, __('Category of the machine: name or URL slug', 'coleman'), ['CategoryName', 'class', 'type', 'ProductLine', 'line'], true),
            new Column('year_from', ColumnKind::WholeNumber, __('First year built', 'coleman'), ['FromYear', 'YearStart', 'FirstYear', 'BeginYear', 'year']),
            new Column('year_to', ColumnKind::WholeNumber, __('Last year built; empty if still in production', 'coleman'), ['ToYear', 'YearEnd', 'LastYear', 'EndYear']),
            new Column('serial_prefix', ColumnKind::Text, __('Serial number prefix', 'coleman'), ['prefix', 'SerialNumberPrefix', 'SNPrefix', 'PINPrefix'], false, 40, isCode: true),
            new Column('serial_plate', ColumnKind::Text, __('Where to find the serial number on the machine', 'coleman'), ['plate', 'SerialPlateLocation', 'PlateLocation']),
            new Column('image', ColumnKind::Text, __('Picture path in the pictures folder; empty: the category’s drawing', 'coleman'), ['picture', 'photo']),
            new Column('rewrite', ColumnKind::Text, __('URL slug; empty: made from maker and model', 'coleman'), ['RewriteUrl', 'slug', 'UrlName'], false, self::LONGEST_ADDRESS),
            EquipmentColumns::newBrands(),
        ];
    }

    public function key(array $values): string
    {
        return BookColumns::key($values);
    }

    public function checked(array $values): array
    {
        EquipmentColumns::checkCategory($this->names, $values);
        EquipmentColumns::checkBrand($this->names, $values);
        $years = [1900, 2 + (int) DealerTime::now($this->clock)->format('Y')];
        RowChecks::ranges($values, ['year_from' => $years, 'year_to' => $years]);
        RowChecks::picture($values);
        if (isset($values['year_from'], $values['year_to']) && $values['year_from'] > $values['year_to']) {
            throw new InvalidRow('year_to', __('The last year is before the first.', 'coleman'), true);
        }
        $rewrite = PartColumns::text($values, 'rewrite');
        if ('' !== $rewrite && (1 !== preg_match('/^[a-z0-9]+(?:-[a-z0-9]+)*$/D', $rewrite) || ctype_digit($rewrite) || ModelUrls::modelName($rewrite) !== $rewrite)) {
            throw new InvalidRow('rewrite', __('Use lowercase letters, digits and hyphens. The URL slug can’t end in a separate number.', 'coleman'));
        }

        return $values;
    }

    public function compare(array $rows): array
    {
        $models = $this->finder->models($rows);
        $addresses = $this->addresses($rows);

        return $this->pictures->in(ImageKind::Model, array_map(function (FeedRow $row, array|string $model) use (&$addresses): Change {
            $wanted = $this->wanted($row);
            $id = is_array($model) ? (int) $model['id'] : 0;
            $rewrite = PartColumns::text($row->values, 'rewrite');
            if ('' !== $rewrite && ($addresses[$rewrite] ?? $id) !== $id) {
                /* translators: %s: name of a machine's model in addresses */
                return Change::refuses($row, sprintf(__('The URL slug %s belongs to another model.', 'coleman'), $rewrite));
            }
            if ('' !== $rewrite) {
                $wanted['rewrite'] = $rewrite;
                // A new model has no id yet: its line tells it from the others of the chunk.
                $addresses[$rewrite] = 0 === $id ? -$row->line : $id;
            }
            if (is_array($model)) {
                $change = Change::between($row, (string) $id, BookColumns::title($row), $wanted, TypedRow::typed($model, self::NUMBERS));

                return '1' === $model['is_by_hand'] ? $change->without(array_keys($wanted)) : $change;
            }
            if ('' === $rewrite) {
                $wanted['rewrite'] = self::address($row, $addresses);
            }
            $wanted += ['image' => $this->names->drawing((int) $wanted['category_id']), 'year_from' => null, 'year_to' => null, 'serial_prefix' => '', 'serial_plate' => ''];

            return Change::makes($row, BookColumns::title($row), $wanted);
        }, $rows, $models));
    }

    public function apply(array $changes, string $now): array
    {
        $ids = $this->rows->write(
            $changes,
            $now,
            fn (Change $change): array => EquipmentColumns::withBrand($this->names, $change->values, $change->row->values),
            static fn (array $values): array => ['feed_key' => BookKeys::model((string) $values['name'])],
        );

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        return $this->cleanup->models((new HandMadeDiagrams($this->connection))->modelsWithout(array_map(intval(...), $refs)), $now);
    }

    public function searched(array $refs): array
    {
        return [Kind::Model->value => array_map(intval(...), $refs)];
    }

    public function portion(): int
    {
        return 5;
    }

    public function removalNames(array $refs): array
    {
        return RemovalNames::find($this->connection, 'models', 'name', $refs, '1 = 1');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = array_map(intval(...), $refs);

        return [
            EquipmentColumns::brands($this->connection),
            new Holding('models', 'id', $ids, isThing: true, unique: ['rewrite'], name: 'name'),
            new Holding('model_assemblies', 'model_id', $isRemoval ? $ids : [], ignored: ['callouts'], name: 'name'),
            ...PartsBookCleanup::holdingsOfDiagrams($isRemoval ? $this->cleanup->diagramsOf($ids) : []),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
        $this->cleanup->recount($this->cleanup->diagramsOf($ids), $now);
    }

    public function newMaker(Change $change): string
    {
        return EquipmentColumns::newBrand($change);
    }

    public function similarMaker(string $name): string
    {
        return SimilarName::find($name, $this->names->brands());
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /** @return array<string, string|int|null> what the row says, by column of the table; `brand_id` 0 is a brand that is still to be made */
    private function wanted(FeedRow $row): array
    {
        $values = $row->values;
        $wanted = [
            'brand_id' => $this->names->brand(PartColumns::text($values, BookColumns::BRAND)) ?? 0,
            'category_id' => $this->names->category(PartColumns::text($values, 'category')) ?? 0,
            'name' => PartColumns::text($values, BookColumns::MODEL),
        ];
        foreach (['year_from', 'year_to', 'serial_prefix', 'serial_plate'] as $column) {
            $value = $values[$column] ?? null;
            if (array_key_exists($column, $values) && !is_bool($value)) {
                $wanted[$column] = $value;
            }
        }
        $image = PartColumns::text($values, 'image');

        return '' === $image ? $wanted : ['image' => $image] + $wanted;
    }

    /**
     * Whose the addresses are that rows ask for, or that would be made for them.
     *
     * @param list<FeedRow> $rows
     * @return array<string, int> id by address
     */
    private function addresses(array $rows): array
    {
        $asked = array_values(array_unique(array_filter(array_merge(...array_map(
            static fn (FeedRow $row): array => [PartColumns::text($row->values, 'rewrite'), self::made($row)],
            $rows,
        )), static fn (string $address): bool => '' !== $address)));
        $ids = [];
        foreach ([] === $asked ? [] : $this->connection->rows(sprintf('SELECT id, rewrite FROM {models} WHERE rewrite IN (%s)', Connection::placeholders($asked, '%s')), $asked) as $model) {
            $ids[(string) $model['rewrite']] = (int) $model['id'];
        }

        return $ids;
    }

    /**
     * The address of a new model. Where another model has it already, its id is its address.
     *
     * @param array<string, int> $addresses that are taken; this one is added
     */
    private static function address(FeedRow $row, array &$addresses): ?string
    {
        $address = self::made($row);
        if ('' === $address || isset($addresses[$address])) {
            return null;
        }
        $addresses[$address] = -$row->line;

        return $address;
    }

    private static function made(FeedRow $row): string
    {
        $address = ModelUrls::rewrite(PartColumns::text($row->values, BookColumns::BRAND), PartColumns::text($row->values, BookColumns::MODEL));

        return strlen($address) > self::LONGEST_ADDRESS ? '' : $address;
    }
}
