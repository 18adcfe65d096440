<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Support\Money;

/** What is for rent, category by category and machine by machine, and where it is asked for. */
final readonly class RentalPages
{
    public const LANDING = '/rental/';

    public function __construct(private RentalClassRepository $classes, private ImageUrls $images)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::fixed(
                'rental',
                self::LANDING,
                self::title(),
                __('Skid steers, track loaders, excavators and more, by the day, the week or four weeks, from four branches around Kansas City.', 'coleman'),
            )),
            new PageRoute('/rental/equipment/([^/]+)', $this->detail(...)),
            new PageRoute('/rental/request/([^/]+)', $this->request(...)),
            new PageRoute('/rental/([^/]+)', $this->category(...)),
        ];
    }

    /** @param array<string> $groups */
    private function category(array $groups): Page|Redirect|null
    {
        if (in_array($groups[1], ['equipment', 'request', 'confirmation'], true)) {
            // The address of a machine or of a request, cut short.
            return new Redirect(self::LANDING, 302);
        }
        $id = PageRoute::id($groups[1]);
        $category = null === $id ? null : $this->classes->category($id);

        return null === $category ? null : new Page(
            'rental-items',
            'rental-items',
            $category->url(),
            /* translators: %s: category of machines, such as Tractors. */
            sprintf(__('Rent: %s', 'coleman'), $category->name),
            null === $category->fromCents
                /* translators: %s: category of machines, such as Tractors. */
                ? sprintf(__('%s for rent by the day, the week or four weeks, and the branch that has them.', 'coleman'), $category->name)
                /* translators: 1: category of machines, such as Tractors, 2: a price. */
                : sprintf(__('%1$s for rent from %2$s a day, by the week or for four weeks, and the branch that has them.', 'coleman'), $category->name, Money::short($category->fromCents)),
            entity: $category,
            isPaged: true,
            image: $this->images->url($category->image, 'full'),
            trail: self::trail(),
        );
    }

    /** @param array<string> $groups */
    private function detail(array $groups): ?Page
    {
        $class = $this->class($groups[1]);

        return null === $class ? null : new Page(
            'rental-detail',
            'rental-detail',
            $class->url(),
            /* translators: %s: a machine, such as Bobcat T66. */
            sprintf(__('Rent a %s', 'coleman'), $class->name()),
            self::description($class),
            entity: $class,
            image: $this->images->url($class->image, 'full'),
            trail: [...self::trail(), ['name' => $class->categoryName, 'path' => EquipmentUrls::rentalCategory($class->categoryId, $class->categoryName)]],
        );
    }

    /** @param array<string> $groups */
    private function request(array $groups): ?Page
    {
        $class = $this->class($groups[1]);

        return null === $class ? null : new Page(
            'rental-request',
            'rental-request',
            $class->requestUrl(),
            /* translators: %s: a machine, such as Bobcat T66. */
            sprintf(__('Rental Request: %s', 'coleman'), $class->name()),
            cacheable: false,
            entity: $class,
            trail: [...self::trail(), ['name' => $class->name(), 'path' => $class->url()]],
        );
    }

    private function class(string $piece): ?RentalClass
    {
        $id = PageRoute::id($piece);

        return null === $id ? null : $this->classes->byId($id);
    }

    private static function description(RentalClass $class): string
    {
        $rates = implode(', ', array_filter([
            /* translators: %s: a price. */
            null === $class->dailyCents ? '' : sprintf(__('%s a day', 'coleman'), Money::short($class->dailyCents)),
            /* translators: %s: a price. */
            null === $class->weeklyCents ? '' : sprintf(__('%s a week', 'coleman'), Money::short($class->weeklyCents)),
            /* translators: %s: a price. */
            null === $class->monthlyCents ? '' : sprintf(__('%s for 4 weeks', 'coleman'), Money::short($class->monthlyCents)),
        ]));

        return '' === $rates
            /* translators: 1: a machine, 2: its category */
            ? sprintf(__('%1$s (%2$s) for rent: free days, attachments and a request to our rental desk.', 'coleman'), $class->name(), $class->categoryName)
            /* translators: 1: a machine, 2: its category, 3: rates, such as "$250 a day, $750 a week" */
            : sprintf(__('%1$s (%2$s) for rent: %3$s. Free days, attachments and a request to our rental desk.', 'coleman'), $class->name(), $class->categoryName, $rates);
    }

    private static function title(): string
    {
        return __('Rental Equipment', 'coleman');
    }

    /** @return list<array{name: string, path: string}> the pages above those of rentals */
    public static function trail(): array
    {
        return [['name' => self::title(), 'path' => self::LANDING]];
    }
}
