<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\GuestOrderCookie;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderForms;
use Coleman\Api\Orders\OrderLookup;
use Coleman\Api\Orders\OrderPageAccess;
use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Quote;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;

/** The pages of an order: to whom they open, what they say, what their forms do. */
final class OrderPagesTest extends OrderTestCase
{
    protected function tearDown(): void
    {
        $_GET = [];
        $this->closeBrowser();
        parent::tearDown();
    }

    public function testAGuestSeesAnOrderByItsKeyAndEmailAlone(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $path = OrderPresenter::path($order);

        self::assertSame(OrderPageAccess::SignIn, $this->visit($path)->access);
        self::assertSame(OrderPageAccess::SignIn, $this->visit('/customer/order/999999999')->access);
        self::assertSame(OrderPageAccess::Email, $this->visit($path, ['key' => $order->key])->access);
        self::assertSame(OrderPageAccess::Email, $this->visit('/customer/order/999999999', ['key' => $order->key])->access);
        $wrong = $this->page($path, ['key' => $order->key, 'email' => 'eve@example.com']);
        self::assertSame(404, $wrong->status);
        self::assertSame(404, $this->page($path, ['key' => str_repeat('0', 32), 'email' => 'ann@example.com'])->status);

        $visit = $this->visit($path, ['key' => $order->key, 'email' => 'Ann@Example.com']);
        self::assertSame($order->id, $visit->order?->id);
        self::assertTrue($visit->needsNoAccount());
        self::assertFalse($this->page($path, ['key' => $order->key])->isIndexed());
    }

    public function testNoAddressHoldsTheKeyAndTheEmailOfAnOrderTogether(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        foreach ([OrderPresenter::keyPath($order), OrderPresenter::keyPath($order, '/quote'), OrderPresenter::mailPath($order)] as $link) {
            self::assertStringContainsString($order->key, $link);
            self::assertStringNotContainsStringIgnoringCase('email', $link);
        }
        $mails = (string) wp_json_encode($this->modules()->foundation->connection()->rows('SELECT payload FROM {outbox} WHERE about = %s', [sprintf('order:%d', $order->id)]));
        self::assertStringContainsString($order->key, $mails);
        self::assertStringNotContainsString('email=', $mails);

        // A link of an earlier mail opens the order, and loses the email on the way.
        $_GET = ['key' => $order->key, 'email' => 'Ann@Example.com', 'payment' => 'return'];
        $found = $this->modules()->pages->router()->resolve(OrderPresenter::path($order));
        self::assertInstanceOf(Redirect::class, $found);
        self::assertSame([OrderPresenter::path($order) . '?key=' . $order->key . '&payment=return', 303, false], [$found->path, $found->status, $found->keepQuery]);
    }

    public function testTheLinkOpensTheOrderInABrowserThatHasShownTheEmail(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $path = OrderPresenter::path($order);
        $link = ['key' => $order->key];
        $fields = ['id' => (string) $order->id, 'page' => 'view'] + $link;
        try {
            $this->submit('order_open', ['email' => 'eve@example.com'] + $fields);
            self::fail('A wrong email opened the order.');
        } catch (ApiError $refusal) {
            self::assertSame([404, ['email']], [$refusal->status, array_keys($refusal->params)]);
        }
        self::assertSame(OrderPageAccess::Email, $this->visit($path, $link)->access);

        self::assertSame($path . '/view?key=' . $order->key, $this->submit('order_open', ['email' => ' ANN@example.com '] + $fields));
        $visit = $this->visit($path, $link);
        self::assertSame([OrderPageAccess::Open, $order->id, 'ann@example.com'], [$visit->access, $visit->order?->id, strtolower($visit->email)]);

        // The cookie is for this order and this key alone, and opens nothing without the key.
        self::assertSame(OrderPageAccess::SignIn, $this->visit($path)->access);
        self::assertSame(OrderPageAccess::Email, $this->visit($path, ['key' => str_repeat('0', 32)])->access);
        $_COOKIE['coleman_order_999999999'] = $_COOKIE['coleman_order_' . $order->id];
        self::assertSame(OrderPageAccess::Email, $this->visit('/customer/order/999999999', $link)->access);
        $cookie = $_COOKIE['coleman_order_' . $order->id];
        self::assertIsString($cookie);
        foreach (['9' . $cookie, substr($cookie, 0, -1), strtoupper($cookie), 'x', ''] as $forged) {
            $_COOKIE['coleman_order_' . $order->id] = $forged;
            self::assertSame(OrderPageAccess::Email, $this->visit($path, $link)->access, $forged);
        }
        // It does not last.
        $_COOKIE['coleman_order_' . $order->id] = $cookie;
        $later = new GuestOrderCookie(Secrets::orderKey(), new FixedClock('+2 days'));
        self::assertFalse($later->opens($order->id, $order->key));
    }

    /** A kiosk orders all day: a request with too many cookies would be refused by the web server. */
    public function testABrowserKeepsTheCookiesOfItsLastOrdersAlone(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $this->closeBrowser();
        $before = $_COOKIE;
        $_COOKIE['coleman_ordered'] = 'x';
        foreach (range(1, 20) as $number) {
            $_COOKIE['coleman_order_' . (900_000_000 + $number)] = sprintf('%d.%s', 2_000_000_000 - $number, str_repeat('a', 64));
        }
        (new GuestOrderCookie(Secrets::orderKey(), new FixedClock('2026-11-22 12:00:00')))->grant($order->id, $order->key);
        $kept = array_values(preg_grep('/^coleman_order_/', array_map(strval(...), array_keys($_COOKIE))) ?: []);
        self::assertEqualsCanonicalizing(['coleman_order_' . $order->id, ...array_map(static fn (int $number): string => 'coleman_order_' . (900_000_000 + $number), range(1, 7))], $kept);
        self::assertSame('x', $_COOKIE['coleman_ordered']);
        $_COOKIE = $before;
    }

    private function closeBrowser(): void
    {
        $_COOKIE = array_filter($_COOKIE, static fn (int|string $name): bool => !str_starts_with((string) $name, 'coleman_order_'), ARRAY_FILTER_USE_KEY);
    }

    public function testToACustomerAnothersOrderIsMissing(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $user = wp_insert_user(['user_login' => 'eve-pages', 'user_pass' => wp_generate_password(), 'user_email' => 'eve-pages@example.com', 'role' => 'customer']);
        self::assertIsInt($user);
        wp_set_current_user($user);
        try {
            self::assertNull($this->modules()->pages->router()->resolve(OrderPresenter::path($order)));
            self::assertNull($this->modules()->pages->router()->resolve('/customer/order/999999999'));
            self::assertSame($order->id, $this->visit(OrderPresenter::path($order), ['key' => $order->key, 'email' => 'ann@example.com'])->order?->id);
        } finally {
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($user);
        }
    }

    public function testThePageSaysWhereTheOrderStands(): void
    {
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 4]);
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        self::assertSame(['current', 'todo', 'todo', 'todo'], array_column($sheet['steps'], 'state'));
        self::assertSame([4], $sheet['branches']);
        self::assertSame('Pickup at Easton', $sheet['lines'][0]['how']);
        self::assertNotContains('Shipping', array_column($sheet['totals'], 'label'));
        self::assertTrue($sheet['canCancel']);
        self::assertSame('You', $sheet['history'][0]['who']);

        $service = $this->modules()->orders->service();
        $order = $service->move($order, OrderState::Confirmed, Actor::staff(1));
        $order = $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::WillCall, 4, '', '', [$order->lines[0]->id => 1], Actor::staff(1));
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        self::assertSame(['done', 'done', 'current', 'todo'], array_column($sheet['steps'], 'state'));
        self::assertSame('Ready for pickup, Easton', $sheet['parcels'][0]['title']);
        self::assertStringContainsString('ready at the counter', $sheet['sentence']);
        self::assertFalse($sheet['canCancel']);

        $order = $service->move($order, OrderState::OnHold, Actor::staff(1));
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        self::assertSame(['Received', 'Confirmed', 'Being picked', 'On hold'], array_column($sheet['steps'], 'label'));
        self::assertSame('warning', $sheet['tone']);

        $order = $service->move($order, OrderState::Cancelled, Actor::staff(1));
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        self::assertSame('neutral', $sheet['tone']);
        self::assertSame('stopped', $sheet['steps'][count($sheet['steps']) - 1]['state']);
    }

    public function testAPageCostsAConstantNumberOfQueries(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $few = $this->place();
        $this->fill(array_fill_keys([1, 2, 7, 8, 9, 10, 14, 16], 12), 'b');
        $many = $this->place([], 'b');
        $cost = function (Order $order): int {
            // The email is shown once; then the link opens it.
            $this->visit(OrderPresenter::path($order), ['key' => $order->key, 'email' => $order->email]);
            $before = $this->modules()->foundation->connection()->queries();
            $visit = $this->visit(OrderPresenter::path($order), ['key' => $order->key]);
            self::assertNotNull($visit->order);
            $this->modules()->orderRecords->viewModel()->build($visit->order);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        self::assertSame($cost($few), $cost($many));
        self::assertLessThanOrEqual(5, $cost($many));
    }

    public function testAGuestCancelsByAForm(): void
    {
        $this->fill([DemoParts::IN_STOCK => 2]);
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->place();
        $target = $this->submit('order_cancel', ['id' => (string) $order->id, 'key' => $order->key, 'email' => $order->email]);
        self::assertSame(OrderPresenter::keyPath($order), $target);
        self::assertSame(OrderState::Cancelled, $this->modules()->orderRecords->repository()->byId($order->id)?->state);
        // A double click is no fault.
        self::assertSame($target, $this->submit('order_cancel', ['id' => (string) $order->id, 'key' => $order->key, 'email' => $order->email]));
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));

        $this->expectExceptionMessage('We couldn’t find this order.');
        $this->submit('order_cancel', ['id' => (string) $order->id, 'key' => $order->key, 'email' => 'eve@example.com']);
    }

    public function testOrderingAgainSaysWhatCannotBeHad(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1, DemoParts::LAST_UNITS => 2]);
        $order = $this->place();
        $fields = ['id' => (string) $order->id, 'key' => $order->key, 'email' => $order->email];
        try {
            $this->submit('order_again', $fields);
            self::fail('Said nothing of the part that is gone.');
        } catch (ApiError $refusal) {
            self::assertStringContainsString('Some parts couldn’t be added to your cart.', $refusal->getMessage());
        }
        self::assertSame(1, $this->modules()->carts->service()->count($this->modules()->carts->session()->ownerOrNew()));
    }

    public function testAQuoteIsAnsweredByItsLinkAndTheDeskIsTold(): void
    {
        foreach (['quote_accept' => OrderState::Received, 'quote_decline' => OrderState::Cancelled] as $action => $state) {
            $order = $this->quoted($action);
            self::assertTrue($this->modules()->orderRecords->viewModel()->build($order)['canAccept']);
            $this->submit($action, ['id' => (string) $order->id, 'key' => $order->key, 'email' => $order->email, 'expected_total_cents' => (string) $order->totalCents]);
            self::assertSame($state, $this->modules()->orderRecords->repository()->byId($order->id)?->state);
        }
        $told = array_values(array_filter($this->modules()->mail->outbox()->list(), static fn (array $mail): bool => 'quote-answered' === $mail['kind']));
        self::assertCount(2, $told);
        foreach ($told as $mail) {
            self::assertNotNull($this->modules()->mail->templates()->write($mail['kind'], $mail['payload']));
        }
    }

    /** The desk sends another quote while the customer still reads the one before. */
    public function testAQuoteIsAcceptedAtTheTotalThatWasSeenOrNotAtAll(): void
    {
        $seen = $this->quoted('seen');
        $service = $this->modules()->orders->quoteService();
        $dearer = $service->price($seen, [$seen->lines[0]->id => 99_900], Actor::staff(1), true);
        $fields = ['id' => (string) $seen->id, 'key' => $seen->key, 'email' => $seen->email];
        try {
            $this->submit('quote_accept', $fields + ['expected_total_cents' => (string) $seen->totalCents]);
            self::fail('Took a price that nobody had seen.');
        } catch (ApiError $refusal) {
            self::assertSame('coleman_total_mismatch', $refusal->errorCode);
            self::assertSame(['total_cents' => $dearer->totalCents], $refusal->data);
        }
        self::assertSame(OrderState::AwaitingPrice, $this->modules()->orderRecords->repository()->byId($seen->id)?->state);
        $this->submit('quote_accept', $fields + ['expected_total_cents' => (string) $dearer->totalCents]);
        $this->submit('quote_accept', $fields + ['expected_total_cents' => (string) $dearer->totalCents]);
        self::assertSame(OrderState::Received, $this->modules()->orderRecords->repository()->byId($seen->id)->state);
    }

    public function testAQuoteThatWasNotSentOrHasRunOutIsNotAccepted(): void
    {
        $order = $this->quoted('old');
        $service = $this->modules()->orders->quoteService();
        $this->modules()->foundation->connection()->execute(
            'UPDATE {order_events} SET happened_at = %s WHERE order_id = %d',
            [gmdate('Y-m-d H:i:s', time() - Quote::DAYS * DAY_IN_SECONDS - 1), $order->id],
        );
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        self::assertSame('Quote expired', $sheet['status']);
        self::assertFalse($sheet['canAccept']);
        self::assertTrue($sheet['canCancel']);
        try {
            $service->accept($order, Actor::guest());
            self::fail('Took a quote that has run out.');
        } catch (ApiError $refusal) {
            self::assertSame('coleman_quote_expired', $refusal->errorCode);
        }
        // Named anew, and not sent yet.
        $again = $service->price($order, [$order->lines[0]->id => 999], Actor::staff(1), false);
        self::assertFalse($this->modules()->orderRecords->presenter()->present($again)['can_accept']);
        $this->expectExceptionMessage('This order has no open quote.');
        $service->accept($again, Actor::guest());
    }

    public function testTheLookUpSaysTheSameOfAnyNumberAndMailsOnlyToTheOwner(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        foreach ([$order->number(), ' #w' . $order->id . ' ', (string) $order->id] as $typed) {
            self::assertSame('/order-lookup?sent=1', $this->submit('order_lookup', ['number' => $typed, 'email' => 'Ann@Example.com']));
        }
        self::assertSame('/order-lookup?sent=1', $this->submit('order_lookup', ['number' => $order->number(), 'email' => 'eve@example.com']));
        self::assertSame('/order-lookup?sent=1', $this->submit('order_lookup', ['number' => '999999999', 'email' => 'ann@example.com']));
        $letters = [];
        foreach ($this->modules()->mail->outbox()->list() as $mail) {
            if ('order-link' === $mail['kind']) {
                $letters[] = [$mail['recipient'], null === $this->modules()->mail->templates()->write($mail['kind'], $mail['payload'])];
            }
        }
        sort($letters);
        self::assertSame([['Ann@Example.com', false], ['Ann@Example.com', false], ['Ann@Example.com', false], ['ann@example.com', true], ['eve@example.com', true]], $letters);

        // Whose mail box is filled is not for strangers to say.
        $this->submit('order_lookup', ['number' => $order->number(), 'email' => 'ann@example.com']);
        $this->submit('order_lookup', ['number' => $order->number(), 'email' => 'ann@example.com']);
        self::assertCount(6, array_filter($this->modules()->mail->outbox()->list(), static fn (array $mail): bool => 'order-link' === $mail['kind']));
    }

    public function testTheLookUpNamesEveryFault(): void
    {
        try {
            $this->submit('order_lookup', ['number' => 'filter', 'email' => 'no']);
            self::fail('Took anything for a number.');
        } catch (ApiError $refusal) {
            self::assertSame(['number', 'email'], array_keys($refusal->params));
        }
    }

    private function quoted(string $name): Order
    {
        $this->fill([DemoParts::UNKNOWN_PRICE => 1], $name);
        $order = $this->place(['pay' => PayMethod::CallMe], $name);

        return $this->modules()->orders->quoteService()->price($order, [$order->lines[0]->id => 1_250], Actor::staff(1), true);
    }

    /** @param array<string, string> $query */
    private function page(string $path, array $query = []): Page
    {
        $_GET = $query;
        $page = $this->modules()->pages->router()->resolve($path);
        if ($page instanceof Redirect && isset($query['email'])) {
            // A browser follows, with the cookie that it was given.
            unset($_GET['email']);
            $page = $this->modules()->pages->router()->resolve($path);
        }
        self::assertInstanceOf(Page::class, $page);

        return $page;
    }

    /** @param array<string, string> $query */
    private function visit(string $path, array $query = []): OrderPageRequest
    {
        $visit = $this->page($path, $query)->entity;
        self::assertInstanceOf(OrderPageRequest::class, $visit);

        return $visit;
    }

    /** @param array<string, string> $fields */
    private function submit(string $action, array $fields): string
    {
        $modules = $this->modules();
        $forms = new OrderForms($modules->orders->service(), $modules->orders->answers(), $modules->orders->access(), new OrderLookup($modules->mail->outbox(), $modules->foundation->rateLimiter()), $modules->checkout->placeOrder(), $modules->orders->paymentService(), $modules->carts->session(), $modules->customers->signUp());

        return $forms->all()[$action]($fields);
    }
}
