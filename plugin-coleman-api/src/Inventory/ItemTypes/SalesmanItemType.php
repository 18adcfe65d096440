<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Database\Connection;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\FieldFault;
use Coleman\Api\Inventory\InventoryFilter;
use Coleman\Api\Inventory\ItemField;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Inventory\Pictures;
use Coleman\Api\Inventory\ZipList;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Support\Slug;

/** The sales team: who they are, where they sit, and which ZIP codes they look after. */
final readonly class SalesmanItemType implements ItemType
{
    /** So many shared ZIP codes are named. */
    private const NAMED_ZIPS = 12;

    public function __construct(private Connection $connection, private Choices $choices, private Pictures $pictures, private SearchQueue $search)
    {
    }

    public function kind(): ItemKind
    {
        return ItemKind::Salesman;
    }

    public function fields(): array
    {
        $fields = [
            ItemField::text('name', __('Name', 'coleman'), 120, true),
            ItemField::text('job_title', __('Title', 'coleman'), 120),
            ItemField::text('email', __('Email', 'coleman'), 190),
            ItemField::text('phone', __('Phone', 'coleman'), 20),
            ItemField::choice('location_id', __('Branch', 'coleman'), $this->choices->branches(...)),
            ItemField::text('territory', __('Territory', 'coleman'), 120),
            ItemField::custom('zipcodes', __('ZIP codes', 'coleman'), ZipList::read(...), self::showZips(...)),
            ItemField::custom('position', __('Position in the list', 'coleman'), self::readPosition(...), static fn (mixed $value): string => is_int($value) ? (string) $value : '', static fn (?string $column): int => (int) $column),
            ItemField::custom('slug', __('Permalink', 'coleman'), self::readSlug(...), static fn (mixed $value): string => is_string($value) ? $value : '', static fn (?string $column): string => (string) $column),
            ItemField::custom('picture', __('Picture', 'coleman'), $this->pictures->readOne(...), static fn (mixed $path): string => is_string($path) ? basename($path) : '', static fn (?string $column): string => (string) $column),
        ];

        return array_column(array_map(static fn (ItemField $field): array => [$field->name, $field], $fields), 1, 0);
    }

    public function about(array $rows): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $zips = [];
        foreach ($this->connection->rows(
            sprintf('SELECT salesman_id, zipcode FROM {salesman_zipcodes} WHERE salesman_id IN (%s) ORDER BY salesman_id, zipcode', Connection::placeholders($ids)),
            $ids,
        ) as $row) {
            $zips[(int) $row['salesman_id']][] = (string) $row['zipcode'];
        }
        $shared = $this->shared($ids);
        $about = [];
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $about[$id] = [
                'title' => (string) $row['name'],
                'url' => '/sales-team/' . $row['slug'],
                'values' => [
                    'zipcodes' => $zips[$id] ?? [],
                    'zipcodes_text' => ZipList::short($zips[$id] ?? []),
                    'picture_url' => $this->pictures->picture((string) $row['picture'], '')['url'],
                ],
                'notes' => $shared[$id] ?? [],
            ];
        }

        return $about;
    }

    public function faults(array $values, int $id): array
    {
        $faults = People::contactFaults($values, 'phone', email: 'email');
        $slug = self::slugOf($values);
        if (null !== $this->connection->value(
            'SELECT id FROM {salesmen} WHERE slug = %s AND id <> %d UNION SELECT salesman_id FROM {salesman_slugs} WHERE slug = %s AND salesman_id <> %d',
            [$slug, $id, $slug, $id],
        )) {
            /* translators: %s: a name in an address */
            $faults['slug'] = sprintf(__('%s is or was someone else’s permalink.', 'coleman'), '/sales-team/' . $slug);
        }

        return $faults;
    }

    /** Who is given no permalink has that of their name. */
    public function derived(array $values, array $changed, bool $isNew): array
    {
        return ['slug' => self::slugOf($values)];
    }

    public function write(int $id, array $values, array $seen, array $changed): void
    {
        if (in_array('zipcodes', $changed, true)) {
            $this->connection->execute('DELETE FROM {salesman_zipcodes} WHERE salesman_id = %d', [$id]);
            $zips = is_array($values['zipcodes']) ? array_values(array_filter($values['zipcodes'], is_string(...))) : [];
            $this->connection->insertMany('salesman_zipcodes', array_map(static fn (string $zip): array => ['salesman_id' => $id, 'zipcode' => $zip], $zips));
        }
        $before = $seen['slug'] ?? '';
        $slug = self::slugOf($values);
        if (is_string($before) && '' !== $before && $before !== $slug) {
            $this->connection->execute('DELETE FROM {salesman_slugs} WHERE slug IN (%s, %s)', [$before, $slug]);
            $this->connection->insert('salesman_slugs', ['slug' => $before, 'salesman_id' => $id]);
        }
    }

    public function removal(int $id): array
    {
        return ['', []];
    }

    public function clear(int $id): void
    {
        foreach (['salesman_zipcodes', 'salesman_slugs'] as $table) {
            $this->connection->execute(sprintf('DELETE FROM {%s} WHERE salesman_id = %%d', $table), [$id]);
        }
    }

    public function follow(int $id, array $changed): void
    {
        $this->search->people([$id]);
    }

    public function narrowed(InventoryFilter $query): array
    {
        return $query->conditions($this->connection, ['r.location_id' => $query->locationId], ['r.name', 'r.job_title', 'r.territory', 'r.email', 'r.phone']);
    }

    public function isPaged(): bool
    {
        return false;
    }

    /**
     * ZIP codes that others look after too: inquiries from there go to who stands first in the list.
     *
     * @param non-empty-list<int> $ids
     * @return array<int, list<string>> a sentence by salesman
     */
    private function shared(array $ids): array
    {
        $others = [];
        foreach ($this->connection->rows(
            sprintf(
                'SELECT a.salesman_id, a.zipcode, s.name FROM {salesman_zipcodes} a JOIN {salesman_zipcodes} b ON b.zipcode = a.zipcode AND b.salesman_id <> a.salesman_id
                    JOIN {salesmen} s ON s.id = b.salesman_id WHERE a.salesman_id IN (%s) ORDER BY s.position, s.id, a.zipcode',
                Connection::placeholders($ids),
            ),
            $ids,
        ) as $row) {
            $others[(int) $row['salesman_id']][(string) $row['name']][] = (string) $row['zipcode'];
        }

        return array_map(static fn (array $names): array => array_map(
            static fn (string $name, array $zips): string => sprintf(
                /* translators: 1: a name, 2: ZIP codes */
                __('%1$s covers %2$s, too. Inquiries go to the person listed first.', 'coleman'),
                $name,
                ZipList::short(array_slice($zips, 0, self::NAMED_ZIPS)) . (count($zips) > self::NAMED_ZIPS ? ', …' : ''),
            ),
            array_map(strval(...), array_keys($names)),
            array_values($names),
        ), $others);
    }

    /** @param array<string, mixed> $values */
    private static function slugOf(array $values): string
    {
        $text = static fn (string $field): string => is_string($values[$field] ?? null) ? $values[$field] : '';

        return substr('' === $text('slug') ? Slug::from($text('name')) : $text('slug'), 0, 80);
    }

    private static function readSlug(mixed $typed): string
    {
        $slug = is_string($typed) ? trim($typed) : '';
        if ('' !== $slug && (strlen($slug) > 80 || 1 !== preg_match('/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug))) {
            throw new FieldFault(__('Use lowercase letters, digits and hyphens in a permalink, such as marisol-vega.', 'coleman'));
        }

        return $slug;
    }

    /** A number from 1 on; nothing stands last. */
    private static function readPosition(mixed $typed): int
    {
        $text = is_int($typed) || is_string($typed) ? trim((string) $typed) : (null === $typed ? '' : 'x');
        if ('' === $text) {
            return 999;
        }
        if (1 !== preg_match('/^[1-9]\d{0,2}$/D', $text)) {
            throw new FieldFault(__('Enter a position from 1 to 999.', 'coleman'));
        }

        return (int) $text;
    }

    private static function showZips(mixed $zips): string
    {
        return ZipList::short(is_array($zips) ? array_values(array_filter($zips, is_string(...))) : []);
    }
}
