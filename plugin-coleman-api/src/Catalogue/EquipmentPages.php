<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;

/** The pages that list machines. */
final readonly class EquipmentPages
{
    public function __construct(private EquipmentCategoryRepository $categories, private ImageUrls $images)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::fixed(
                'equipment-new',
                '/equipment/new/',
                __('New Equipment', 'coleman'),
                __('New machines and attachments at Bonner Springs, Lee\'s Summit, Smithville and Easton, by branch and by brand.', 'coleman'),
            )),
            new PageRoute('/equipment/new/([^/]+)', $this->newCategory(...)),
            PageRoute::to(new Page(
                'equipment-used',
                'equipment-used',
                '/equipment/used/',
                __('Used Equipment', 'coleman'),
                __('Used machines at our four branches, with price, year and hours: tractors, compact track loaders, zero-turn mowers, utility vehicles and more.', 'coleman'),
                entity: new MachineScope(Machine::USED),
                isPaged: true,
            )),
            new PageRoute('/equipment/used/([^/]+)', $this->usedCategory(...)),
        ];
    }

    /** @param array<string> $groups */
    private function newCategory(array $groups): Page|Redirect|null
    {
        if ('detail' === $groups[1]) {
            // The address of a machine, cut short.
            return new Redirect('/equipment/new/', 302);
        }
        $id = PageRoute::id($groups[1]);
        $category = null === $id ? null : $this->categories->byId($id);
        if (null === $category) {
            return null;
        }
        $scope = new MachineScope(Machine::NEW, $category);

        return new Page(
            'equipment-new-category',
            'equipment-new-category',
            $category->url(),
            $scope->title(),
            /* translators: %s: category of machines, such as Tractors. */
            sprintf(__('New %s in stock at our four branches, with price and horsepower.', 'coleman'), $category->name),
            entity: $scope,
            isPaged: true,
            image: $this->images->url($category->image, 'full'),
            trail: [['name' => __('New Equipment', 'coleman'), 'path' => '/equipment/new/']],
        );
    }

    /** @param array<string> $groups */
    private function usedCategory(array $groups): Page|Redirect
    {
        $name = rawurldecode($groups[1]);
        if ('detail' === $name) {
            return new Redirect('/equipment/used/', 302);
        }
        $used = UsedCategory::ofName($name);
        if (UsedCategory::Other === $used && $used->value !== $name) {
            return new Redirect($used->url(), 302);
        }
        $scope = new MachineScope(Machine::USED, used: $used);

        return new Page(
            'equipment-used-category',
            'equipment-used-category',
            $used->url(),
            $scope->title(),
            /* translators: %s: "Used Tractors", for example. */
            sprintf(__('%s at our four branches, with price, year and hours.', 'coleman'), $scope->title()),
            entity: $scope,
            isPaged: true,
            image: $this->images->url($used->image(), 'full'),
            trail: [['name' => __('Used Equipment', 'coleman'), 'path' => '/equipment/used/']],
        );
    }
}
