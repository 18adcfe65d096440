<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Support\Clock;

/**
 * The page of each machine: `/equipment/new/detail/{name}-{id}` and
 * `/equipment/used/detail/{name}-{id}`.
 *
 * The id alone says which machine it is; a wrong name, or a new machine asked for as a used one, leads to the right
 * address. A sold machine keeps its page for 90 days; then it is gone, and its address says where its like are.
 */
final readonly class MachinePages
{
    public function __construct(private MachineRepository $machines, private ImageUrls $images, private Clock $clock)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [new PageRoute('/equipment/(?:new|used)/detail/([^/]+)', $this->machine(...))];
    }

    /** @param array<string> $groups */
    private function machine(array $groups): ?Page
    {
        $id = PageRoute::id($groups[1]);
        $machine = null === $id ? null : $this->machines->byId($id);
        if (null === $machine) {
            return null;
        }
        $isGone = $machine->isGone($this->clock->now());
        $template = $machine->isUsed() ? 'equipment-used-detail' : 'equipment-new-detail';

        return new Page(
            $isGone ? 'equipment-gone' : $template,
            $isGone ? 'equipment-gone' : $template,
            $machine->url(),
            $this->title($machine),
            $this->description($machine),
            entity: $machine,
            image: $this->images->url($machine->image, 'full'),
            trail: self::trail($machine),
            status: $isGone ? 410 : 200,
        );
    }

    private function title(Machine $machine): string
    {
        return $machine->isSold()
            /* translators: %s: a machine, such as 2019 Kubota SVL75-2 */
            ? sprintf(__('%s (sold)', 'coleman'), $machine->title())
            : sprintf('%s, %s', $machine->title(), $machine->stockNumber);
    }

    private function description(Machine $machine): string
    {
        if ($machine->isSold()) {
            /* translators: 1: a machine, 2: its category */
            return sprintf(__('%1$s is sold. See the %2$s we have in stock.', 'coleman'), $machine->title(), mb_strtolower($machine->categoryName));
        }

        return $machine->isUsed()
            /* translators: 1: a machine, 2: its category, 3: stock number */
            ? sprintf(__('Used: %1$s (%2$s), stock number %3$s. Pictures, hours, specification and price.', 'coleman'), $machine->title(), $machine->categoryName, $machine->stockNumber)
            /* translators: 1: a machine, 2: its category, 3: stock number */
            : sprintf(__('New: %1$s (%2$s), stock number %3$s. Pictures, specification and price.', 'coleman'), $machine->title(), $machine->categoryName, $machine->stockNumber);
    }

    /** @return list<array{name: string, path: string}> */
    private static function trail(Machine $machine): array
    {
        $category = self::category($machine);

        return [
            $machine->isUsed()
                ? ['name' => __('Used Equipment', 'coleman'), 'path' => '/equipment/used/']
                : ['name' => __('New Equipment', 'coleman'), 'path' => '/equipment/new/'],
            ['name' => $category['name'], 'path' => $category['url']],
        ];
    }

    /**
     * The list that the machine stands in.
     *
     * @return array{name: string, url: string}
     */
    public static function category(Machine $machine): array
    {
        if (!$machine->isUsed()) {
            return ['name' => $machine->categoryName, 'url' => EquipmentUrls::newCategory($machine->categoryId, $machine->categoryName)];
        }
        $page = UsedCategory::ofName($machine->usedSlug);

        return ['name' => $page->label(), 'url' => $page->url()];
    }
}
