<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\Comparison;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachinePage;
use Coleman\Api\Catalogue\MachineScope;
use Coleman\Api\Catalogue\UsedCategory;
use Coleman\Api\Locations\BranchFromUrl;
use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Api\Support\Money;
use Coleman\Api\Watches\UsedFilter;
use Coleman\Api\Watches\WatchKind;
use Coleman\Api\Watches\WatchPages;
use Coleman\Api\Watches\WatchSubject;
use Coleman\Blocks\FrameSheet;
use Coleman\Blocks\Island;
use Coleman\Blocks\OwnQuery;
use Coleman\Blocks\Query;

/**
 * @var array{
 *   machineIds: list<int>, maxPrice: int,
 *   condition: 'used'|'new'|'page', categoryId: int, usedCategory: string, branch: string, brandId: int, count: int, facets: list<string>,
 *   sort: 'newest'|'price'|'price-down'|'year'|'hours'|'horsepower', showSort: bool, showMore: bool, showCompare: bool, showSold: bool, title: string, heading: 'h1'|'h2'
 * } $attributes
 */

$services = Plugin::services();

/** How many machines one page may show, when some were loaded one page after the other; as in machine-list-props.ts. */
$mostAtOnce = 96;

$scope = null;
if ('page' === $attributes['condition']) {
    $entity = $services->router()->current()?->entity;
    $scope = $entity instanceof MachineScope ? $entity : null;
}
$category = 0 === $attributes['categoryId'] ? null : $services->equipmentCategories()->byId($attributes['categoryId']);
// A list of one category is none of all machines when that category has gone.
if (null === $scope && null === $category && 0 !== $attributes['categoryId'] && [] === $attributes['machineIds']) {
    return;
}
$scope ??= new MachineScope(
    Machine::NEW === $attributes['condition'] ? Machine::NEW : Machine::USED,
    $category,
    UsedCategory::tryFrom($attributes['usedCategory']),
    $attributes['showSold'],
);

// Those that an editor has picked are listed as they are: there is nothing to narrow down, to sort or to load.
$picked = array_values(array_filter(
    $services->machines()->byIds(array_slice(array_map(intval(...), $attributes['machineIds']), 0, $mostAtOnce)),
    static fn (Machine $machine): bool => !$machine->isGone($services->clock()->now()) && ($attributes['showSold'] || !$machine->isSold()),
));
$isPicked = [] !== $attributes['machineIds'];
if ($isPicked) {
    if ([] === $picked) {
        return;
    }
    $attributes = ['condition' => $scope->condition, 'facets' => [], 'showSort' => false, 'showMore' => false, 'branch' => '', 'brandId' => 0, 'maxPrice' => 0] + $attributes;
}

// What the block fixes is not to be chosen, and not in the address.
$entity = $services->router()->current()?->entity;
$branch = match (true) {
    'page' !== $attributes['branch'] => '' === $attributes['branch'] ? null : $services->locations()->bySlug($attributes['branch']),
    $entity instanceof Location => $entity,
    default => $services->locations()->bySlug((string) BranchFromUrl::slug(Query::path())),
};
// A list of one branch is none of all branches when that branch has gone.
if (null === $branch && !in_array($attributes['branch'], ['', 'page'], true)) {
    return;
}
$maxPrice = min(9_999_999, max(0, $attributes['maxPrice']));
$fixed = new MachineChoice(array_filter([
    'brand' => 0 === $attributes['brandId'] ? [] : [(string) $attributes['brandId']],
    'branch' => null === $branch ? [] : [(string) $branch->id],
    'price' => 0 === $maxPrice ? [] : ['-' . $maxPrice],
]));
$facetNames = array_values(array_diff(array_intersect(MachineChoice::FACETS, $attributes['facets']), array_keys($fixed->values)));
$isLive = [] !== $facetNames || $attributes['showSort'] || $attributes['showMore'] || $attributes['showCompare'];
$id = wp_unique_prefixed_id('machine-list-');
$query = $isLive && !$isPicked ? OwnQuery::of($id) : null;
$asked = MachineChoice::fromQuery($query?->all() ?? [], $facetNames);
$choice = new MachineChoice($asked->values, $attributes['showSort'] && $asked->sort !== $attributes['sort'] ? $asked->sort : '');
$perPage = max(1, min($mostAtOnce, $attributes['count']));
$show = $attributes['showMore'] ? min($mostAtOnce, max($perPage, $query?->id('show') ?? 0)) : $perPage;
$cursor = $query?->text('after', 40) ?? '';
$after = $attributes['showMore'] && MachineList::isCursor($cursor) ? $cursor : '';

$page = $isPicked ? new MachinePage($picked, '', null, []) : $services->machineList()->find(
    $scope,
    new MachineChoice($fixed->values + $choice->values, '' === $choice->sort ? $attributes['sort'] : $choice->sort),
    $show,
    [] !== $facetNames || $attributes['showMore'] ? $facetNames : null,
    $after,
);

if ('page' === $attributes['condition']) {
    $narrowed = [];
    foreach ($page->facets as $facet) {
        foreach ($facet['values'] as $value) {
            if ($value['is_chosen']) {
                $narrowed[] = $value['label'];
            }
        }
    }
    $services->head()->narrowedTo($narrowed);
    $services->structuredData()->showsList(array_map(static fn (Machine $machine): string => $machine->url(), $page->machines));
}

// A saved filter knows what the list is fixed to, as it knows what is chosen.
$filter = Machine::USED === $scope->condition && $attributes['showMore'] ? new UsedFilter($scope->used, $scope->category->id ?? 0, $fixed) : null;
$tellUrl = null === $filter ? '' : wp_make_link_relative(home_url(WatchPages::askUrl(WatchKind::Listed, WatchSubject::USED, 0, $filter->query())));

$props = [
    'id' => $id,
    'queryName' => $query->name ?? '',
    'title' => match (true) {
        '' !== $attributes['title'] => $attributes['title'],
        $isPicked => __('Featured Equipment', 'coleman'),
        0 === $maxPrice => $scope->title(),
        /* translators: 1: machines, such as "Used Tractors", 2: a price. */
        default => sprintf(__('%1$s under %2$s', 'coleman'), $scope->title(), Money::short($maxPrice * 100)),
    },
    'heading' => $attributes['heading'],
    'condition' => $scope->condition,
    'categoryId' => $scope->category->id ?? 0,
    'usedCategory' => $scope->used->value ?? '',
    'withSold' => $scope->withSold,
    'fixed' => $fixed->query(),
    'tellUrl' => $tellUrl,
    'facetNames' => $facetNames,
    'sort' => $attributes['sort'],
    'showSort' => $attributes['showSort'],
    'showMore' => $attributes['showMore'],
    'showCompare' => $attributes['showCompare'],
    'perPage' => $perPage,
    'choice' => $choice->query(),
    'after' => $after,
    'show' => $show,
    'view' => [
        'machines' => array_map($services->machinePresenter()->card(...), $page->machines),
        'facets' => $page->facets,
        'count' => null === $page->count ? null : min($page->count, MachineList::COUNT_CAP),
        'isCapped' => $page->count > MachineList::COUNT_CAP,
        'next' => $page->after,
    ],
    'elsewhere' => [] === $page->machines ? $scope->elsewhere() : [],
    // From a comparison that wants another: its machines are ticked already.
    'picked' => $attributes['showCompare'] ? array_slice(Comparison::ids($query?->all()['compare'] ?? ''), 0, Comparison::MAX) : [],
];

if ($isLive) {
    FrameSheet::showTools('machine-list');
}

// A plain row of machines has nothing to wake for.
echo $isLive
    ? Island::render('machine-list', $props, attributes: ['data-history' => 'true'])
    : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('machine-list', $props));
