<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\PartUrls;

/**
 * What may be meant by a text that is still being typed.
 *
 * @phpstan-type Suggestion array{kind: string, title: string, detail: string, url: string, number?: string, picture?: string, price_cents?: int|null, in_stock?: bool, equal_to?: string, fits?: string}
 */
final readonly class Suggestions
{
    private const MAX = 8;

    /** So many of each kind where there are enough of others. */
    private const EACH = ['part' => 4, 'category' => 2, 'equipment' => 3, 'model' => 2, 'page' => 2];

    /** So many candidates of each kind are ranked. */
    private const RANKED = 100;

    public function __construct(private Connection $connection, private Finder $finder, private PartRepository $parts, private ImageUrls $images, private EquipmentResults $equipment, private UnitModels $models, private PageResults $pages)
    {
    }

    /** @return list<Suggestion> best first */
    public function forText(SearchText $text, bool $partsFirst): array
    {
        if (mb_strlen($text->text) < 2) {
            return [];
        }
        $found = $this->finder->find($text, Kind::cases(), true, self::RANKED);
        $lists = [
            'category' => $this->categories(self::best($found->ofKind(Kind::Category))),
            'part' => $this->parts(self::best([...$found->parts(false), ...$found->parts(true)]), $found),
            'equipment' => $this->equipment(self::best(self::named($found->ofKind(Kind::Equipment)))),
            'model' => $this->models(self::best($found->ofKind(Kind::Model))),
            'page' => $this->pages(self::best(self::named($found->ofKind(Kind::Page)))),
        ];
        $first = SectionOrder::of($found, $partsFirst ? 'parts' : 'site', $lists['page'][0]['title'] ?? '')[0];

        return self::mixed($lists, match (true) {
            'pages' === $first => ['page', 'category', 'equipment', 'model', 'part'],
            'models' === $first => ['model', 'equipment', 'part', 'category', 'page'],
            'equipment' === $first => ['equipment', 'model', 'part', 'category', 'page'],
            $partsFirst || ($text->isNumberLike() && [] !== $lists['part']) => ['part', 'category', 'model', 'equipment', 'page'],
            default => ['category', 'equipment', 'model', 'part', 'page'],
        });
    }

    /**
     * A few of each, in order; where that is less than there is room for, more of the first.
     *
     * @param array<string, list<Suggestion>> $lists
     * @param list<string> $order
     * @return list<Suggestion>
     */
    private static function mixed(array $lists, array $order): array
    {
        $taken = [];
        $free = self::MAX;
        foreach ($order as $kind) {
            $taken[$kind] = min(count($lists[$kind]), self::EACH[$kind], $free);
            $free -= $taken[$kind];
        }
        $mixed = [];
        foreach ($order as $kind) {
            $more = min($free, count($lists[$kind]) - $taken[$kind]);
            $free -= $more;
            array_push($mixed, ...array_slice($lists[$kind], 0, $taken[$kind] + $more));
        }

        return $mixed;
    }

    /**
     * Those whose names have the words: in a text that is read later there is room for everything.
     *
     * @param list<SearchHit> $hits
     * @return list<SearchHit>
     */
    private static function named(array $hits): array
    {
        return array_values(array_filter($hits, static fn (SearchHit $hit): bool => $hit->isNamed()));
    }

    /**
     * @param list<SearchHit> $hits
     * @return list<int> ids
     */
    private static function best(array $hits): array
    {
        return array_map(static fn (SearchHit $hit): int => $hit->id, array_slice($hits, 0, self::MAX));
    }

    /**
     * @param list<int> $ids
     * @return list<Suggestion>
     */
    private function parts(array $ids, SearchResults $found): array
    {
        return array_values(array_map(function (Part $part) use ($found): array {
            $equal = $found->equals[$part->id] ?? null;
            $fits = $found->fits[$part->id] ?? null;

            return array_filter([
                'equal_to' => null === $equal ? '' : trim($equal['Maker'] . ' ' . $equal['Number']),
                'fits' => $fits['Model'] ?? '',
            ]) + [
                'kind' => 'part',
                'title' => $part->description,
                'detail' => $part->vendorName,
                'url' => PartUrls::path($part->id, $part->number, $part->description, $part->urlDescription),
                'number' => $part->number,
                'picture' => $this->images->url($part->image, 'thumbnail'),
                'price_cents' => $part->priceCents,
                'in_stock' => $part->isInStock(),
            ];
        }, $this->parts->briefly($ids)));
    }

    /**
     * @param list<int> $ids
     * @return list<Suggestion>
     */
    private function equipment(array $ids): array
    {
        /* translators: what is suggested under a machine's name: 1: kind of machine, 2: branch */
        $at = __('%1$s, %2$s', 'coleman');
        $conditions = [
            'new' => __('New', 'coleman'),
            'used' => __('Used', 'coleman'),
            'rental' => __('Rental', 'coleman'),
            'attachment' => __('Attachment', 'coleman'),
        ];

        return array_map(static fn (array $item): array => [
            'kind' => 'equipment',
            'title' => trim(sprintf('%s %s %s', 'used' === $item['condition'] ? (string) $item['Year'] : '', $item['BrandName'], $item['Model'])),
            'detail' => sprintf('' === $item['City'] ? '%1$s' : $at, $conditions[$item['condition']] ?? '', $item['City']),
            'url' => $item['Url'],
        ], array_values($this->equipment->byIds($ids)));
    }

    /**
     * @param list<int> $ids
     * @return list<Suggestion>
     */
    private function models(array $ids): array
    {
        return array_map(static fn (array $item): array => [
            'kind' => 'model',
            'title' => $item['Title'],
            /* translators: what is suggested under a model's name; %s: kind of machine */
            'detail' => sprintf(__('%s, parts diagrams', 'coleman'), $item['Category']),
            'url' => $item['Url'],
        ], $this->models->byIds($ids));
    }

    /**
     * @param list<int> $ids
     * @return list<Suggestion>
     */
    private function pages(array $ids): array
    {
        return array_map(static fn (array $page): array => [
            'kind' => 'page',
            'title' => $page['Title'],
            'detail' => '',
            'url' => $page['Url'],
        ], array_values($this->pages->byIds($ids)));
    }

    /**
     * @param list<int> $ids
     * @return list<Suggestion>
     */
    private function categories(array $ids): array
    {
        $branches = [];
        $values = [];
        foreach (CompositeId::byType($ids) as $type => $ofType) {
            $branches[] = sprintf('SELECT %d AS type, id, name FROM {%s} WHERE id IN (%s)', $type, CompositeId::CATEGORIES[$type], Connection::placeholders($ofType));
            array_push($values, ...$ofType);
        }
        $found = [];
        foreach ([] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values) as $row) {
            [$id, $name] = [(int) $row['id'], (string) $row['name']];
            [$detail, $url] = match ((int) $row['type']) {
                CompositeId::MACHINES => [__('New equipment', 'coleman'), EquipmentUrls::newCategory($id, $name)],
                CompositeId::PARTS => [__('Parts', 'coleman'), PartUrls::category($id, $name)],
                default => [__('Attachments', 'coleman'), EquipmentUrls::attachmentCategory($id, $name)],
            };
            $found[CompositeId::encode((int) $row['type'], $id)] = ['kind' => 'category', 'title' => $name, 'detail' => $detail, 'url' => $url];
        }

        return self::inOrder($ids, $found);
    }

    /**
     * @template T
     * @param list<int> $ids
     * @param array<int, T> $found by id
     * @return list<T>
     */
    private static function inOrder(array $ids, array $found): array
    {
        return array_values(array_filter(array_map(static fn (int $id): mixed => $found[$id] ?? null, $ids)));
    }
}
