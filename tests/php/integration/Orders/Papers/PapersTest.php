<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Papers;

use Coleman\Api\Customers\Account;
use Coleman\Api\Customers\Customer;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPageAccess;
use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Money;
use Coleman\Tests\Integration\Orders\Returns\ReturnTestCase;

/** Invoices, statements and slips of returns; and what may be owed on account. */
final class PapersTest extends ReturnTestCase
{
    private int $customer = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->customer = $this->as('customer');
        $this->as('coleman_parts_desk');
    }

    protected function tearDown(): void
    {
        $this->modules()->customers->accounts()->delete($this->customer);
        parent::tearDown();
    }

    public function testAnInvoiceSaysWhatWasBoughtPaidGivenBackAndIsDue(): void
    {
        $order = $this->sent(2);
        $order = $this->paid($order, 1_000);
        $html = $this->modules()->returns->papers()->invoice($order);
        foreach (['Invoice ' . $order->number(), get_bloginfo('name'), $order->lines[0]->partNumber, Money::format($order->totalCents), 'Cash', '−$10.00', 'Ann Farmer'] as $text) {
            self::assertStringContainsString(esc_html($text), $html);
        }
        self::assertMatchesRegularExpression('/Balance due.*' . preg_quote(Money::format($order->totalCents - 1_000), '/') . '/', $html);
        self::assertMatchesRegularExpression('~<thead><tr class="of"><td colspan="4">Invoice ' . $order->number() . '</td>~', $html, 'Each page names the order.');
        $end = substr($html, (int) strpos($html, '<tbody class="end">'));
        self::assertSame([1, 1], [substr_count($end, '<br>'), substr_count($end, 'Balance due')], 'The sums stand with the last line.');
        self::assertDoesNotMatchRegularExpression('/size:\s*(letter|a4)/i', $html, 'The printer’s paper is used.');

        $order = $this->received($this->approved($this->asked($this->paid($order), 1)), 1);
        $worth = $this->proposed($order);
        $order = $this->modules()->returns->desk()->close($order, $this->last($order)->id, $worth, $worth, 'cash', '', Actor::staff(1));
        $html = $this->modules()->returns->papers()->invoice($order);
        self::assertStringContainsString('Credited for returns', $html);
        self::assertMatchesRegularExpression('/Balance due.*\$0\.00/', $html);
        // What the dealer gave for good is not asked for again.
        $order = $this->modules()->orders->ledger()->refund($order, 'cash', 100, '', 'for-good', Actor::staff(1));
        self::assertSame([100, 0], [$order->dueCents(), $order->owedCents()]);
    }

    public function testStaffGetNoInvoiceWithoutATotalAndNoSlipWithoutAReturn(): void
    {
        $papers = $this->modules()->returns->papers();
        $order = $this->sent(1);
        self::assertStringContainsString('Balance due', (string) $papers->paper($order, 0));
        self::assertNull($papers->paper($order, 99_999_999));
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET has_unknown_price = 1 WHERE id = %d', [$order->id]);
        $order = $this->modules()->orderRecords->repository()->byId($order->id);
        self::assertNotNull($order);
        self::assertNull($papers->paper($order, 0));
    }

    public function testWhatWasBookedByMistakeIsNotOnTheInvoice(): void
    {
        $order = $this->paid($this->sent(1), 777);
        $booking = $this->modules()->orderRecords->bookings()->ofOrder($order->id)[0];
        $order = $this->modules()->orders->ledger()->reverse($order, $booking->id, '', Actor::staff(1));
        self::assertStringNotContainsString('$7.77', $this->modules()->returns->papers()->invoice($order));
    }

    public function testASlipNamesThePartsTheReasonAndTheBranch(): void
    {
        $order = $this->approved($this->asked($this->sent(2), 1, 'damaged'));
        $branch = $this->modules()->branches->locations()->byId(1);
        self::assertNotNull($branch);
        $html = $this->modules()->returns->papers()->slip($order, $this->last($order));
        foreach ([$this->last($order)->number(), $order->lines[0]->partNumber, 'Arrived damaged', $branch->address, $branch->phone, 'In its box'] as $text) {
            self::assertStringContainsString(esc_html($text), $html);
        }
        self::assertStringContainsString('<thead><tr class="of"><td colspan="3">Return slip ' . $this->last($order)->number() . '</td>', $html, 'Each page names the return.');
        self::assertStringContainsString('Return not found.', $this->modules()->returns->papers()->slip($order, null));
    }

    public function testAnInvoiceOpensAsItsOrderDoes(): void
    {
        wp_set_current_user(0);
        $order = $this->sent(1);
        $access = function (string $path, string $key): ?OrderPageAccess {
            $_GET['key'] = $key;
            $page = $this->modules()->pages->router()->resolve($path);
            unset($_GET['key']);
            self::assertTrue(null === $page || ($page instanceof Page && $page->entity instanceof OrderPageRequest));

            return $page instanceof Page && $page->entity instanceof OrderPageRequest ? $page->entity->access : null;
        };
        $invoice = sprintf('/customer/order/%d/invoice', $order->id);
        self::assertSame(OrderPageAccess::SignIn, $access($invoice, ''));
        self::assertSame(OrderPageAccess::Email, $access($invoice, $order->key));
        $this->as('customer');
        self::assertNull($access($invoice, ''), 'Another’s is as good as none.');
        $this->owned($order);
        wp_set_current_user($this->customer);
        self::assertSame(OrderPageAccess::Open, $access($invoice, ''));
        self::assertNull($access(sprintf('/customer/order/%d/return/1', $order->id), ''));
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET has_unknown_price = 1 WHERE id = %d', [$order->id]);
        self::assertNull($access($invoice, ''), 'There is no total yet.');
    }

    public function testAStatementListsWhatIsOpenAndHowLateItIs(): void
    {
        $this->terms(null, 10);
        $late = $this->owned($this->sent(1));
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET placed_at = %s WHERE id = %d', [$this->daysAgo(45), $late->id]);
        $late = $this->again($late);
        $new = $this->owned($this->sent(1, name: 'b'));
        $settled = $this->owned($this->paid($this->sent(1, name: 'c')));
        $customer = $this->modules()->customers->query()->find($this->customer);
        self::assertNotNull($customer);
        $html = $this->modules()->returns->statement()->html($customer);
        self::assertStringContainsString($late->number(), $html);
        self::assertStringContainsString('35 days late', $html);
        self::assertStringContainsString(Money::format($late->totalCents + $new->totalCents), $html);
        self::assertSame(1, substr_count($html, $settled->number()), 'Its payment alone.');
        self::assertMatchesRegularExpression('#<td>' . preg_quote(Money::format($new->totalCents), '#') . '</td><td>\$0\.00</td><td>' . preg_quote(Money::format($late->totalCents), '#') . '</td>#', $html);
        // Each page of a list says whose statement it is of, and what is owed stands below its last order.
        self::assertSame(2, substr_count($html, '<tr class="of"><td'));
        self::assertSame(2, substr_count($html, sprintf('>Statement · %s · ', esc_html($customer->email))));
        self::assertMatchesRegularExpression('~</table>\s*<table class="whole">\s*<thead><tr><th scope="col">Not due~', $html);
        // On account is owed until the customer has paid it.
        $this->modules()->orders->ledger()->receive($new, 'account', $new->payableCents(), '', 'on-account', Actor::staff(1));
        self::assertStringContainsString(Money::format($late->totalCents + $new->totalCents), $this->modules()->returns->statement()->html($customer));
    }

    public function testACustomersOwnStatementOpensOnAccountAlone(): void
    {
        $at = function (int $user): ?Page {
            wp_set_current_user($user);
            $page = $this->modules()->pages->router()->resolve('/customer/statement');
            self::assertNotInstanceOf(Redirect::class, $page);

            return $page;
        };
        self::assertNull($at($this->customer), 'Without terms there is none.');
        $this->terms(null, 30);
        $page = $at($this->customer);
        self::assertInstanceOf(Customer::class, $page?->entity);
        self::assertSame([$this->customer, false], [$page->entity->id, $page->cacheable]);
        $guests = $at(0);
        self::assertSame(['my-orders', null], [$guests?->template, $guests->entity ?? null], 'It asks for the sign-in.');
        self::assertNull($at(1), 'Staff are no customers.');
    }

    public function testWhatIsBeyondTheAccountLimitIsRefused(): void
    {
        $order = $this->owned($this->sent(1));
        $this->terms($order->totalCents - 1, 30);
        try {
            $this->modules()->orders->ledger()->receive($order, 'account', $order->payableCents(), '', 'too-much', Actor::staff(1));
            self::fail('It was booked.');
        } catch (ApiError $refusal) {
            self::assertSame(['coleman_credit_limit', 409, ['cents']], [$refusal->errorCode, $refusal->status, array_keys($refusal->params)]);
            self::assertStringContainsString(Money::format($order->totalCents - 1), $refusal->getMessage());
            self::assertStringContainsString('raise the account limit under Customers', $refusal->getMessage());
        }
        self::assertSame([], $this->modules()->orderRecords->bookings()->ofOrder($order->id));
        $order = $this->modules()->orders->ledger()->receive($order, 'account', $order->totalCents - 1, '', 'all-of-it', Actor::staff(1));
        self::assertSame(0, $this->modules()->orderRecords->creditLimit()->leftCents($this->customer));

        // The next order cannot be put on the account; once it is settled, it can.
        try {
            $this->onAccount();
            self::fail('It was placed.');
        } catch (ApiError $refusal) {
            self::assertSame(['coleman_credit_limit', ['pay_method']], [$refusal->errorCode, array_keys($refusal->params)]);
            self::assertStringContainsString('call the parts desk', $refusal->getMessage());
        }
        $this->modules()->orders->ledger()->reverse($order, $this->modules()->orderRecords->bookings()->ofOrder($order->id)[0]->id, 'Paid by check', Actor::staff(1));
        $this->terms(10_000_000, 30);
        $placed = $this->onAccount();
        self::assertSame(OrderState::Received, $placed->state);
        // It is owed from now on, and booking it on the account adds nothing.
        self::assertSame(10_000_000 - $placed->totalCents, $this->modules()->orderRecords->creditLimit()->leftCents($this->customer));
        $this->terms(1, 30);
        $this->modules()->orders->ledger()->receive($placed, 'account', $placed->payableCents(), '', 'its-own', Actor::staff(1));
        self::assertSame(1 - $placed->totalCents, $this->modules()->orderRecords->creditLimit()->leftCents($this->customer));
    }

    public function testTheLimitIsSetByThoseWhoMayPrice(): void
    {
        $path = '/customers/' . $this->customer;
        $this->as('coleman_rental_desk');
        $this->refused(403, 'rest_forbidden', 'POST', $path, ['version' => 0, 'account' => ['credit_limit_cents' => 50_000]]);
        $this->as('coleman_parts_desk');
        foreach ([['credit_limit_cents' => -1], ['credit_limit_cents' => 'lots'], ['terms_days' => 366]] as $wrong) {
            $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => 0, 'account' => $wrong]);
        }
        $sheet = $this->desk('POST', $path, ['version' => 0, 'account' => ['credit_limit_cents' => 50_000, 'terms_days' => 30]]);
        self::assertSame([50_000, 30, 0], [$sheet['credit_limit_cents'], $sheet['terms_days'], $sheet['on_account_cents']]);
        $sheet = $this->desk('POST', $path, ['version' => $sheet['version'], 'account' => ['credit_limit_cents' => null]]);
        self::assertSame([null, 30], [$sheet['credit_limit_cents'], $sheet['terms_days']]);
        self::assertStringContainsString('Account limit changed from $500.00 to none.', (string) wp_json_encode($sheet['history']));
    }

    private function terms(?int $limit, int $days): void
    {
        $accounts = $this->modules()->customers->accounts();
        $seen = $accounts->byUser($this->customer);
        self::assertTrue($accounts->decide($seen, new Account($this->customer, 'K-1', hasTerms: true, version: $seen->version, creditLimitCents: $limit, termsDays: $days)));
    }

    private function owned(Order $order): Order
    {
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET customer_id = %d WHERE id = %d', [$this->customer, $order->id]);

        return $this->again($order);
    }

    private function onAccount(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 1], 'account');
        $buyer = new Buyer($this->owner('account'), $this->customer, hasTerms: true, isConfirmed: true);

        return $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place($buyer, $this->request(['fulfilment' => Fulfilment::Ship, 'pay' => PayMethod::Account])));
    }
}
