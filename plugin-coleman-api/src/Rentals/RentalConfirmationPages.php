<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Support\Reference;

/** The page that a rental request leads to. Its address opens it: it tells what was asked for, not by whom. */
final readonly class RentalConfirmationPages
{
    private const NAME = 'rental-confirmation';

    /** @param \Closure(): RentalRequestRepository $requests made when such a page is asked for */
    public function __construct(private \Closure $requests)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('/rental/confirmation/([^/]+)', fn (array $groups): ?Page => $this->page(Reference::read(rawurldecode($groups[1] ?? '')))),
        ];
    }

    private function page(string $reference): ?Page
    {
        $request = '' === $reference ? null : ($this->requests)()->byReference($reference);

        return null === $request ? null : new Page(
            self::NAME,
            self::NAME,
            RentalRequestPresenter::path($request->reference),
            /* translators: %s: reference of a rental */
            sprintf(__('Rental request %s', 'coleman'), $request->reference),
            cacheable: false,
            entity: $request,
            trail: RentalPages::trail(),
        );
    }
}
