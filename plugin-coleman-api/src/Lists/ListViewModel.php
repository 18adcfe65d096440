<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Support\DealerTime;

/**
 * Lists of parts as their pages show them, at the prices of now.
 *
 * @phpstan-type Row array{id: int, number: string, description: string, vendor: string, url: string, image: string, quantity: string, note: string, priceCents: int|null, totalCents: int|null, availability: string, isInStock: bool, replacement: array{number: string, url: string}|null, missed: string}
 */
final readonly class ListViewModel
{
    public function __construct(
        private ListRepository $lists,
        private PartRepository $parts,
        private PartPresenter $presenter,
        private Availability $availability,
        private ImageUrls $images,
        private CartService $carts,
        private CartSession $session,
    ) {
    }

    /** @return list<array{id: int, name: string, about: string, isShared: bool}> of the customer, the one changed last first */
    public function overview(int $userId): array
    {
        return array_map(static fn (PartList $list): array => [
            'id' => $list->id,
            'name' => $list->name,
            'about' => sprintf(
                /* translators: 1: such as "12 parts", 2: date */
                __('%1$s, changed %2$s', 'coleman'),
                self::count($list->rowCount),
                DealerTime::date($list->changedAt),
            ),
            'isShared' => '' !== $list->shareKey,
        ], $this->lists->ofCustomer($userId));
    }

    /** A list that was deleted just now; null where it is not the customer's, or is there again. */
    public function deleted(int $userId, int $id): ?PartList
    {
        return 0 === $id ? null : $this->lists->deleted($userId, $id);
    }

    /**
     * @param list<int> $missed rows that the cart did not take: it is said why
     * @return array{rows: list<Row>, count: string, subtotalCents: int, hasUnknownPrice: bool}
     */
    public function rows(PartList $list, array $missed = []): array
    {
        $rows = $this->lists->rows($list->id);
        $parts = $this->parts->byIds(array_values(array_unique(array_map(static fn (ListRow $row): int => $row->partId, $rows))));
        $owner = $this->session->owner();
        $lines = [] === $missed ? [] : $this->carts->view($owner)->lines;
        $shown = [];
        $subtotal = 0;
        $hasUnknownPrice = false;
        foreach ($rows as $row) {
            $part = $parts[$row->partId] ?? null;
            $price = $part?->priceCents;
            $subtotal += ($price ?? 0) * $row->quantity;
            $hasUnknownPrice = $hasUnknownPrice || null === $price;
            $why = in_array($row->id, $missed, true) ? ListCart::refusal($owner ?? CartOwner::customer(0), $row, $part, $lines) : '';
            $shown[] = $this->row($row, $part) + [
                'priceCents' => $price,
                'totalCents' => null === $price ? null : $price * $row->quantity,
                'missed' => $why,
            ];
        }

        return ['rows' => $shown, 'count' => self::count(count($rows)), 'subtotalCents' => $subtotal, 'hasUnknownPrice' => $hasUnknownPrice];
    }

    /** @return array{id: int, number: string, description: string, vendor: string, url: string, image: string, quantity: string, note: string, availability: string, isInStock: bool, replacement: array{number: string, url: string}|null} */
    private function row(ListRow $row, ?Part $part): array
    {
        $isNamed = null === $part || $part->isPlaceholder();
        $replacement = $part->replacements[0] ?? null;

        return [
            'id' => $row->id,
            'number' => $isNamed ? $row->customerPartNumber : $part->number,
            'description' => match (true) {
                null === $part => __('This part is not in our catalog.', 'coleman'),
                $part->isPlaceholder() && '' !== $row->customerPartDescription => $row->customerPartDescription,
                default => $part->description,
            },
            'vendor' => $isNamed ? '' : $part->vendorName,
            'url' => $isNamed ? '' : $this->presenter->url($part),
            'image' => null === $part ? '' : $this->images->url($part->image, 'thumbnail'),
            'quantity' => (string) $row->quantity,
            'note' => $row->note,
            'availability' => null === $part ? '' : $this->availability->text($part->availability(), $part->vendorId, isPickupOnly: $part->pickupOnly),
            'isInStock' => null !== $part && $part->isInStock(),
            'replacement' => null === $replacement ? null : ['number' => $replacement['part_number'], 'url' => $replacement['url']],
        ];
    }

    private static function count(int $parts): string
    {
        /* translators: %s: number of parts */
        return sprintf(_n('%s part', '%s parts', $parts, 'coleman'), number_format($parts));
    }
}
