<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadPages;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalClass;

/** What the block Contact bar offers on a page: whom to call, where to ask, and the page's main button. */
final class ContactBar
{
    /** @return array<string, mixed>|null null where there is nothing to ask about, as of a sold machine */
    public static function props(): ?array
    {
        $thing = Plugin::services()->router()->current()?->entity;
        $subject = Plugin::services()->leadSubjects()->of($thing);
        if (null === $subject || $subject->isSold) {
            return null;
        }
        $ways = match (true) {
            $thing instanceof Part => [array_keys(array_filter($thing->stockByLocation)), Query::home(LeadPages::url(LeadSubject::PART, $thing->id)), self::cart($thing)],
            $thing instanceof Machine => [[$thing->locationId], $thing->isUsed() ? '#' . LeadForms::ANCHOR : '#ask', null],
            $thing instanceof Attachment => [$thing->locationIds, '#ask', null],
            $thing instanceof RentalClass => [array_keys($thing->units), '#ask', self::request($thing)],
            default => null,
        };
        if (null === $ways) {
            return null;
        }
        $branch = self::first($ways[0]);

        return [
            'title' => $subject->title,
            'branch' => null === $branch ? null : ['city' => $branch->city, 'phone' => $branch->phone],
            'askUrl' => $ways[1],
            'action' => $ways[2],
        ];
    }

    /**
     * The first branch that has it, in the dealer's order; if none has it, the dealer's first.
     *
     * @param list<int> $having ids of branches
     */
    private static function first(array $having): ?Location
    {
        $branches = array_values(array_filter(Plugin::services()->locations()->all(), static fn (Location $one): bool => '' !== $one->phone));

        return array_find($branches, static fn (Location $one): bool => in_array($one->id, $having, true)) ?? $branches[0] ?? null;
    }

    /** @return array<string, mixed>|null null of a part that cannot be had */
    private static function cart(Part $part): ?array
    {
        return !$part->isOrderable() ? null : [
            'kind' => $part->pickupOnly ? 'pickup' : 'cart',
            'url' => '',
            'modal' => '',
            'partId' => $part->id,
            'quantity' => $part->multipleOf(),
        ];
    }

    /** @return array<string, mixed> */
    private static function request(RentalClass $class): array
    {
        return ['kind' => 'rental', 'url' => Query::home($class->requestUrl()), 'modal' => PageRental::modal($class), 'partId' => 0, 'quantity' => 0];
    }
}
