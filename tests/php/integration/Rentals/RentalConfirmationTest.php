<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Routing\Page;

/** The page that a rental request leads to. */
final class RentalConfirmationTest extends RentalTestCase
{
    public function testItsAddressOpensItAndIsKeptByNobody(): void
    {
        $request = $this->stored();
        $page = $this->modules()->pages->router()->resolve(RentalRequestPresenter::path($request->reference));
        self::assertInstanceOf(Page::class, $page);
        self::assertSame(['rental-confirmation', false, false], [$page->template, $page->cacheable, $page->isIndexed()]);
        self::assertInstanceOf(RentalRequest::class, $page->entity);
        self::assertNull($this->modules()->pages->router()->resolve(RentalRequestPresenter::path('2222222222')));
    }

    public function testItTellsWhatWasAskedForAndNothingOfWhoAsked(): void
    {
        self::assertSame(201, $this->call('POST', '/rentals/request', $this->form($this->delivery('66012') + ['rental_purpose' => 'A secret pond.'] + $this->span(11)))->get_status());
        $request = $this->only();
        $sheet = $this->modules()->rentals->confirmation()->build($request);
        self::assertSame('Rental order not finalized until confirmed by a member of the rental staff.', $sheet['disclaimer']);
        self::assertSame([['label' => '2 weeks at $750', 'value' => '$1,500.00']], $sheet['blocks']);
        self::assertSame(['label' => 'Delivery', 'text' => '1 Quarry Road, Belton, MO 66012'], $sheet['facts'][3]);
        self::assertSame(['$1,960.00', '11 days', 3], [$sheet['total'], $sheet['facts'][2]['text'], count($sheet['next'])]);
        self::assertSame(['Bonner Springs', $this->machine()->url()], [$sheet['city'], $sheet['url']]);
        $all = (string) wp_json_encode($sheet);
        foreach (['Pat', '0134', 'pat@', 'pond', '66020'] as $private) {
            self::assertStringNotContainsString($private, $all, $private);
        }
    }

    public function testItSaysWhereTheRequestStands(): void
    {
        $request = $this->stored();
        $titles = [];
        foreach (RentalState::cases() as $state) {
            $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET state = %s, quote_cents = %d WHERE id = %d', [$state->value, 123_456, $request->id]);
            $sheet = $this->modules()->rentals->confirmation()->build($this->only());
            $titles[] = $sheet['title'];
            $isOpen = in_array($state, [RentalState::Requested, RentalState::Quoted], true);
            self::assertSame([$isOpen, $isOpen], ['' !== $sheet['disclaimer'], [] !== $sheet['next']], $state->value);
            // A price that was saved and never sent is the desk's own affair.
            self::assertSame(RentalState::Requested === $state ? ['Estimated total', '$1,105.00', 4] : ['Our price', '$1,234.56', 0], [$sheet['totalLabel'], $sheet['total'], count([...$sheet['blocks'], ...$sheet['sums']])]);
        }
        self::assertCount(count($titles) - 1, array_unique($titles), 'returned and closed say the same');
    }

    public function testItCostsAConstantNumberOfQueries(): void
    {
        $request = $this->stored();
        $modules = Plugin::modules();
        $before = $modules->foundation->connection()->queries();
        $modules->rentals->confirmation()->build($request);
        self::assertLessThanOrEqual(4, $modules->foundation->connection()->queries() - $before);
    }
}
