<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Callers\TermsRefresh;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\PurchaseOrder;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\SystemClock;
use Coleman\Tests\FixedClock;

/** The orders desk as its screens call it. */
final class DeskApiTest extends DeskTestCase
{
    public function testEveryCallIsForTheDeskAlone(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $calls = [];
        foreach (Plugin::modules()->rest->server()->routes() as $route) {
            if (str_starts_with($route->path, '/desk/orders')) {
                $calls[] = [$route->method, strtr(preg_replace('/\(\?P<\w+>[^)]*\)/', (string) $order->id, $route->path) ?? '', ['/desk' => ''])];
                self::assertSame('private, no-store', $route->caching->value, $route->path);
            }
        }
        self::assertCount(34, $calls);
        foreach (['coleman_rental_desk', 'coleman_sales', 'coleman_marketing', 'customer', 'editor'] as $role) {
            $this->as($role);
            foreach ($calls as [$method, $path]) {
                // There are more calls than the limit of a moment.
                $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
                $this->refused(403, 'rest_forbidden', $method, $path, self::minimal($path, $order));
            }
        }
        wp_set_current_user(0);
        foreach ($calls as [$method, $path]) {
            $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
            $this->refused(401, 'rest_not_logged_in', $method, $path, self::minimal($path, $order));
        }
        self::assertSame(1, $this->modules()->orderRecords->repository()->byId($order->id)?->version);
    }

    public function testWhoMayNotPriceOrSendIsRefusedThatAlone(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $user = new \WP_User($this->as('coleman_parts_desk'));
        foreach ([[Roles::PRICE, 'prices'], [Roles::PRICE, 'refunds'], [Roles::PRICE, 'payments/1/reverse'], [Roles::PRICE, 'returns/1/close'], [Roles::FULFIL, 'fulfilments']] as [$capability, $call]) {
            $user->add_cap($capability, false);
            wp_set_current_user(0);
            wp_set_current_user($user->ID);
            $this->refused(403, 'rest_forbidden', 'POST', sprintf('/orders/%d/%s', $order->id, $call), self::minimal('/' . $call, $order));
            $this->desk('GET', sprintf('/orders/%d', $order->id));
            $user->remove_cap($capability);
        }
    }

    public function testOlderOrdersAndRentalsAreFoundByTheLastDigitsOfAPhoneNumberAfterAnUpgrade(): void
    {
        $connection = $this->modules()->foundation->connection();
        $old = $this->placed([DemoParts::IN_STOCK => 1], 'a', ['address' => ['name' => 'Ann Farmer', 'phone' => '(913) 422-1234']]);
        $erased = $this->placed([DemoParts::IN_STOCK => 1], 'b', ['address' => ['name' => 'Bob Digger', 'phone' => '(913) 422-1234']]);
        $connection->execute("DELETE FROM {order_words} WHERE order_id = %d AND word = '9134221234'", [$erased->id]);
        $words = static fn (string $table): array => array_map(array_values(...), $connection->rows("SELECT * FROM {{$table}} ORDER BY 1, 2"));
        $digits = "('1234', '21234', '221234', '4221234')";
        $connection->execute("DELETE FROM {order_words} WHERE order_id = %d AND word IN $digits", [$erased->id]);
        $phones = array_column($connection->rows('SELECT id, phone FROM {rental_requests}'), 'phone', 'id');
        $now = [$words('order_words'), $words('rental_words')];
        // As a version of before has written them.
        $connection->execute("DELETE FROM {order_words} WHERE word IN $digits");
        foreach ($phones as $id => $phone) {
            $connection->execute('DELETE FROM {rental_words} WHERE rental_id = %d AND word = %s', [$id, substr(SearchTerms::phone((string) $phone), -5)]);
        }
        self::assertNotSame($now[0], $words('order_words'));
        self::assertSame([] === $phones, $now[1] === $words('rental_words'));
        delete_option(TermsRefresh::OPTION);
        // A slice is one chunk at least; it goes on where the last one stopped.
        for ($slices = 1; $this->modules()->callers->terms()->work(0.0); $slices++) {
            self::assertLessThan(50, $slices);
        }
        self::assertGreaterThan(2, $slices);
        self::assertSame($now, [$words('order_words'), $words('rental_words')]);
        $this->as('coleman_parts_desk');
        self::assertSame([$old->id], array_column($this->desk('GET', '/orders', ['search' => '1234']), 'id'));
        // It is done once.
        $queries = $connection->queries();
        self::assertFalse($this->modules()->callers->terms()->work(10.0));
        self::assertSame($queries, $connection->queries());
    }

    public function testTheListIsFoundNarrowedDownAndPagedByKey(): void
    {
        $this->as('coleman_parts_desk');
        $plain = $this->placed([DemoParts::IN_STOCK => 1], 'a', ['address' => ['name' => 'Ann Farmer', 'company' => 'Müller & Sons', 'phone' => '(913) 422-1234']]);
        $priceless = $this->placed([DemoParts::UNKNOWN_PRICE => 1], 'b', ['pay' => PayMethod::CallMe, 'address' => ['name' => 'Bob Digger']]);
        $missing = $this->placed([DemoParts::IN_STOCK => 900], 'c', ['fulfilment' => Fulfilment::WillCall, 'location' => 2]);

        $ids = fn (array $query): array => array_map(static fn (mixed $row): int => is_array($row) && is_int($row['id']) ? $row['id'] : 0, array_values($this->desk('GET', '/orders', $query)));
        self::assertSame([$missing->id, $priceless->id, $plain->id], $ids([]));
        self::assertSame([$plain->id, $priceless->id, $missing->id], $ids(['direction' => 'asc']));
        self::assertSame([$missing->id, $plain->id], $ids(['view' => 'to_do']));
        self::assertSame([$priceless->id], $ids(['view' => 'waiting_for_price']));
        self::assertSame([$missing->id], $ids(['view' => 'backordered']));
        self::assertSame([$priceless->id], $ids(['states' => 'awaiting_price,cancelled']));
        // What holds no pieces anywhere is in the queue of every branch.
        self::assertSame([$missing->id, $priceless->id], $ids(['location_id' => 2]));
        self::assertSame([$priceless->id, $plain->id], $ids(['pay_method' => 'call_me']));
        self::assertSame([$missing->id], $ids(['pay_method' => 'pay_in_store']));
        self::assertSame($missing->id, $ids(['sort' => 'total'])[0]);
        $today = $this->modules()->foundation->clock->now()->setTimezone(new \DateTimeZone('America/Chicago'))->format('Y-m-d');
        self::assertCount(3, $ids(['from' => $today, 'to' => $today]));
        self::assertSame([], $ids(['to' => '2020-01-01']));

        $part = $plain->lines[0]->partNumber;
        foreach ([
            $plain->number() => [$plain->id],
            (string) $plain->id => [$plain->id],
            'muller' => [$plain->id],
            'sons farm' => [$plain->id],
            '913.422.1234' => [$plain->id],
            '422-1234' => [$plain->id],
            // The last digits, as people name them at the counter.
            '1234' => [$plain->id],
            '21234' => [$plain->id],
            '22 1234' => [$plain->id],
            '4321' => [],
            'Müller & Sons' => [$plain->id],
            'muller-sons' => [$plain->id],
            'digger' => [$priceless->id],
            'ann@example.com' => [$missing->id, $priceless->id, $plain->id],
            $part => [$missing->id, $plain->id],
            strtolower($part) . ' müller' => [$plain->id],
            'nobody' => [],
            '!!!' => [],
        ] as $search => $found) {
            self::assertSame($found, $ids(['search' => (string) $search]), (string) $search);
        }

        foreach (['placed', 'changed', 'total'] as $sort) {
            $all = [];
            $after = '';
            do {
                $body = $this->body($this->call('GET', '/desk/orders', ['per_page' => 1, 'after' => $after, 'sort' => $sort]));
                self::assertIsArray($body['results']);
                $all = [...$all, ...array_column($body['results'], 'id')];
                $after = is_string($body['after']) ? $body['after'] : '';
            } while (true === $body['has_more']);
            self::assertSame($ids(['sort' => $sort]), $all, $sort);
        }
        self::assertSame(['to_do' => 2, 'attention' => 0, 'to_confirm' => 0, 'waiting_for_price' => 1, 'backordered' => 1, 'returns' => 0], $this->desk('GET', '/orders/counts'));
    }

    public function testBadFiltersNameTheField(): void
    {
        $this->as('coleman_parts_desk');
        foreach (['states' => 'gold', 'pay_method' => 'gold', 'from' => '2026-02-30', 'to' => 'x', 'after' => "1' OR 1"] as $field => $value) {
            $data = $this->refused(400, 'rest_invalid_param', 'GET', '/orders', [$field => $value]);
            self::assertIsArray($data['params']);
            self::assertArrayHasKey($field, $data['params']);
        }
    }

    public function testAPageOfTheListCostsAConstantNumberOfQueries(): void
    {
        $this->as('coleman_parts_desk');
        $count = function (): int {
            $before = $this->modules()->foundation->connection()->queries();
            $this->desk('GET', '/orders', ['search' => 'farmer', 'location_id' => 1]);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        $this->placed([DemoParts::IN_STOCK => 1], 'a', ['fulfilment' => Fulfilment::WillCall, 'location' => 1]);
        $one = $count();
        foreach (['b', 'c', 'd'] as $name) {
            $this->placed([DemoParts::IN_STOCK => 1], $name, ['fulfilment' => Fulfilment::WillCall, 'location' => 1]);
        }
        self::assertSame($one, $count());
        self::assertLessThanOrEqual(4, $one);
    }

    public function testAnOrderOfManyLinesCostsAsManyQueriesAsOneOfFew(): void
    {
        $this->as('coleman_parts_desk');
        $lines = static fn (int $count): array => array_map(
            static fn (int $line): array => ['part_id' => 714940, 'quantity' => 1, 'how' => 'ship', 'number' => 'OLD-' . $line, 'price_cents' => 100],
            range(1, $count),
        );
        $cost = function (int $count) use ($lines): array {
            $before = $this->modules()->foundation->connection()->queries();
            $order = $this->desk('POST', '/orders', [
                'lines' => $lines($count),
                'billing' => ['name' => 'Ann', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020'],
                'pay_method' => 'pay_in_store',
            ], 201);
            $placed = $this->modules()->foundation->connection()->queries() - $before;
            self::assertIsInt($order['id']);
            $this->desk('GET', '/orders/' . $order['id']);

            return [$placed, $this->modules()->foundation->connection()->queries() - $before - $placed];
        };
        // The branches are read once a request.
        $cost(1);
        $few = $cost(2);
        self::assertSame($few, $cost(60));
        self::assertLessThanOrEqual(14, $few[1]);
    }

    public function testTheSecondOfTwoDesksIsToldAndSeesTheFreshOrder(): void
    {
        $dee = $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::IN_STOCK => 1]);
        $path = '/orders/' . $order->id;
        $seen = $this->desk('GET', $path);
        self::assertSame(['confirmed', 'on_hold', 'cancelled'], array_column(self::list($seen['steps']), 'state'));

        $confirmed = $this->desk('POST', $path . '/state', ['version' => $seen['version'], 'state' => 'confirmed']);
        self::assertSame(2, $confirmed['version']);
        $late = $this->refused(409, 'coleman_order_changed', 'POST', $path . '/state', ['version' => $seen['version'], 'state' => 'on_hold', 'reason' => 'Waiting for a call.']);
        self::assertIsArray($late['order']);
        self::assertSame(2, $late['order']['version']);
        $held = $this->desk('POST', $path . '/state', ['version' => 2, 'state' => 'on_hold', 'reason' => 'Waiting for a call.']);
        $events = self::list($held['events']);
        self::assertIsArray($events[0]);
        self::assertSame('Status changed to On hold. Waiting for a call.', $events[0]['text']);
        self::assertSame(get_userdata($dee)->display_name ?? '', $events[0]['who']);
        // The reason is the desk's own.
        self::assertStringNotContainsString('Waiting for a call', (string) wp_json_encode($this->modules()->orderRecords->presenter()->present($this->modules()->orderRecords->repository()->byId($order->id) ?? $order)));
        $this->refused(409, 'coleman_bad_transition', 'POST', $path . '/state', ['version' => 3, 'state' => 'completed']);
        $this->refused(409, 'coleman_bad_transition', 'POST', $path . '/state', ['version' => 3, 'state' => 'gold']);
        self::assertSame(['order-received', 'order-desk', 'order-confirmed'], $this->mails());
    }

    public function testPricesAreNamedAndTheQuoteIsSentAndAcceptedByPhone(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::UNKNOWN_PRICE => 2, DemoParts::IN_STOCK => 1], 'a', ['pay' => PayMethod::CallMe]);
        $line = array_find($order->lines, static fn ($line): bool => DemoParts::UNKNOWN_PRICE === $line->partId)->id ?? 0;
        $path = '/orders/' . $order->id;
        // What has no price cannot be accepted for the customer.
        $this->refused(409, 'coleman_bad_transition', 'POST', $path . '/state', ['version' => 1, 'state' => 'received']);
        $this->refused(400, 'rest_invalid_param', 'POST', $path . '/prices', ['version' => 1, 'prices' => [['line' => $line + 1_000, 'cents' => 5]], 'send' => true]);
        $priced = $this->desk('POST', $path . '/prices', ['version' => 1, 'prices' => [['line' => $line, 'cents' => 1_250]], 'send' => true]);
        self::assertIsArray($priced['order']);
        self::assertTrue($priced['order']['can_accept']);
        self::assertContains('order-quote', $this->mails());
        $accepted = $this->desk('POST', $path . '/state', ['version' => $priced['version'], 'state' => 'received']);
        self::assertIsArray($accepted['order']);
        self::assertSame('received', $accepted['order']['Status']);
        $this->refused(409, 'coleman_bad_transition', 'POST', $path . '/prices', ['version' => $accepted['version'], 'prices' => [['line' => $line, 'cents' => 1]]]);
    }

    public function testAQuoteTellsUntilWhenItHoldsAndThatItDoesNotAnyMore(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::UNKNOWN_PRICE => 2], 'a', ['pay' => PayMethod::CallMe]);
        $path = '/orders/' . $order->id;
        $shown = fn (): array => [$this->desk('GET', $path)['quote'], $this->desk('GET', '/orders', ['view' => 'waiting_for_price'])[0]['state_label']];
        self::assertSame([null, 'Waiting for a price'], $shown());
        $prices = ['prices' => [['line' => $order->lines[0]->id, 'cents' => 1_250]]];
        $priced = $this->desk('POST', $path . '/prices', ['version' => 1, 'send' => false] + $prices);
        self::assertSame([null, 'Quote not sent'], $shown());
        $this->desk('POST', $path . '/prices', ['version' => $priced['version'], 'prices' => [], 'send' => true]);
        $connection = $this->modules()->foundation->connection();
        $sent = static fn (string $at): int => $connection->execute('UPDATE {order_events} SET happened_at = %s WHERE order_id = %d', [$at, $order->id]);
        $now = $this->modules()->foundation->clock->now();
        $sent($now->modify('-29 days')->format('Y-m-d H:i:s'));
        self::assertSame([['label' => 'Quote sent', 'valid_until' => $now->modify('+1 day')->format('Y-m-d\TH:i:s\Z'), 'is_open' => true], 'Quote sent'], $shown());
        $sent($now->modify('-31 days')->format('Y-m-d H:i:s'));
        self::assertSame([['label' => 'Quote expired', 'valid_until' => $now->modify('-1 day')->format('Y-m-d\TH:i:s\Z'), 'is_open' => false], 'Quote expired'], $shown());
    }

    public function testTheQuoteKeepsTheShippingThatWasAgreedAndTaxesIt(): void
    {
        $this->as('coleman_parts_desk');
        $this->modules()->carts->service()->add($this->owner(), Part::PLACEHOLDER_ID, 1, 'ZZ-1', 'Seal kit');
        $order = $this->place(['pay' => PayMethod::CallMe, 'address' => ['city' => 'Bonner Springs', 'zip' => '66012']]);
        self::assertSame([0, 895, 85, 980], [$order->subtotalCents, $order->shippingCents, $order->taxCents, $order->totalCents]);
        // At $500 shipping would be free by now; the customer agreed to $8.95, which Kansas taxes.
        update_option(ChargeSettings::OPTION, ['free_shipping_from_cents' => 10_000] + ChargeSettings::DEFAULTS);
        try {
            $this->withModulesAt(new SystemClock(), fn (): array => $this->desk('POST', '/orders/' . $order->id . '/prices', ['version' => 1, 'prices' => [['line' => $order->lines[0]->id, 'cents' => 50_000]], 'send' => true]));
        } finally {
            delete_option(ChargeSettings::OPTION);
        }
        $priced = $this->modules()->orderRecords->repository()->byId($order->id);
        self::assertNotNull($priced);
        // 9.475 % of $508.95 is $48.22; of $500.00 it would be $47.38.
        self::assertSame([50_000, 895, 4_822, 55_717], [$priced->subtotalCents, $priced->shippingCents, $priced->taxCents, $priced->totalCents]);
    }

    public function testAnOrderWithoutAPriceComesOffHoldAsItWentOn(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::UNKNOWN_PRICE => 1], 'a', ['pay' => PayMethod::CallMe]);
        $path = '/orders/' . $order->id . '/state';
        $held = $this->desk('POST', $path, ['version' => 1, 'state' => 'on_hold']);
        self::assertSame(['awaiting_price', 'cancelled'], array_column(self::list($held['steps']), 'state'));
        foreach (['received', 'confirmed', 'processing'] as $state) {
            $this->refused(409, 'coleman_bad_transition', 'POST', $path, ['version' => 2, 'state' => $state]);
        }
        $back = $this->desk('POST', $path, ['version' => 2, 'state' => 'awaiting_price']);
        self::assertIsArray($back['order']);
        self::assertSame('awaiting_price', $back['order']['Status']);
    }

    public function testAQuoteThatNobodyHasAcceptedStillWaitsAfterTheHold(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::UNKNOWN_PRICE => 1], 'a', ['pay' => PayMethod::CallMe]);
        $path = '/orders/' . $order->id;
        $priced = $this->desk('POST', $path . '/prices', ['version' => 1, 'prices' => [['line' => $order->lines[0]->id, 'cents' => 1_250]], 'send' => true]);
        $held = $this->desk('POST', $path . '/state', ['version' => $priced['version'], 'state' => 'on_hold']);
        self::assertSame(['awaiting_price', 'cancelled'], array_column(self::list($held['steps']), 'state'));
        foreach (['received', 'confirmed', 'processing'] as $state) {
            $this->refused(409, 'coleman_bad_transition', 'POST', $path . '/state', ['version' => $held['version'], 'state' => $state]);
        }
        $back = $this->desk('POST', $path . '/state', ['version' => $held['version'], 'state' => 'awaiting_price']);
        self::assertIsArray($back['order']);
        self::assertTrue($back['order']['can_accept']);

        // A yes by phone is an answer: after another hold it goes on from there.
        $accepted = $this->desk('POST', $path . '/state', ['version' => $back['version'], 'state' => 'received']);
        $held = $this->desk('POST', $path . '/state', ['version' => $accepted['version'], 'state' => 'on_hold']);
        self::assertSame(['received', 'confirmed', 'processing', 'cancelled'], array_column(self::list($held['steps']), 'state'));
    }

    public function testNotesStayInTheHouseAndMessagesAreMailed(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::IN_STOCK => 1]);
        $path = '/orders/' . $order->id . '/notes';
        $this->desk('POST', $path, ['text' => 'Third unpaid bill.']);
        self::assertSame(['order-received', 'order-desk'], $this->mails());
        $this->desk('POST', $path, ['text' => 'Do you need the gasket too?', 'is_message' => true]);
        self::assertSame(['order-received', 'order-desk', 'order-message'], $this->mails());
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['text' => '  ']);
        $shown = (string) wp_json_encode($this->modules()->orderRecords->presenter()->present($order));
        self::assertStringNotContainsString('unpaid', $shown);
        self::assertStringContainsString('gasket', $shown);
    }

    public function testABackorderGetsADayThatTheCustomerIsTold(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::IN_STOCK => 900, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        $path = '/orders/' . $order->id . '/expected';
        [$late, $there] = $order->lines;
        $day = $this->modules()->foundation->clock->now()->modify('+9 days')->format('Y-m-d');
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => 1, 'line' => $there->id, 'expected_on' => $day]);
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => 1, 'line' => $late->id, 'expected_on' => '2020-01-01']);
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => 1, 'line' => $late->id, 'expected_on' => '2099-02-30']);
        $this->desk('POST', $path, ['version' => 1, 'line' => $late->id, 'expected_on' => $day]);
        self::assertSame($day, $this->modules()->orderRecords->repository()->byId($order->id)?->lines[0]->expectedOn);
        self::assertContains('order-backorder', $this->mails());
        $mail = $this->modules()->foundation->connection()->row('SELECT payload FROM {outbox} WHERE kind = %s', ['order-backorder']);
        $letter = $this->modules()->mail->templates()->write('order-backorder', (array) json_decode((string) ($mail['payload'] ?? ''), true));
        self::assertStringContainsString($this->modules()->foundation->clock->now()->modify('+9 days')->format('F j, Y'), (string) wp_json_encode($letter->pieces ?? []));
    }

    public function testTodayIsTheDayInKansasCity(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::IN_STOCK => 900]);
        // Seven in the evening there is the next day in UTC.
        $this->withModulesAt(new FixedClock('2026-11-22T01:00:00Z'), function () use ($order): void {
            $path = '/orders/' . $order->id . '/expected';
            $data = $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => 1, 'line' => $order->lines[0]->id, 'expected_on' => '2026-11-20']);
            self::assertSame(['expected_on'], array_keys((array) $data['params']));
            $this->desk('POST', $path, ['version' => 1, 'line' => $order->lines[0]->id, 'expected_on' => '2026-11-21']);
        });
        self::assertSame('2026-11-21', $this->modules()->orderRecords->repository()->byId($order->id)?->lines[0]->expectedOn);
    }

    public function testThePoNumberIsChangedAndFound(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::IN_STOCK => 1]);
        $path = '/orders/' . $order->id . '/po-number';
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => 1, 'po_number' => str_repeat('7', 61)]);
        $this->desk('POST', $path, ['version' => 1, 'po_number' => 'PO-77/A']);
        self::assertCount(1, $this->desk('GET', '/orders', ['search' => 'po77a']));
        self::assertSame('PO-77/A', $this->modules()->orderRecords->repository()->byId($order->id)?->poNumber);

        // However it is typed: as it was given, as papers name it, and by the number alone.
        $version = 2;
        foreach (['77 41-B', 'PO-77 41-B', 'p.o. 77 41b'] as $number) {
            $this->desk('POST', $path, ['version' => $version++, 'po_number' => $number]);
            foreach ([$number, PurchaseOrder::label($number), '77 41-B', '7741b', 'PO 7741B', 'PO 77'] as $search) {
                self::assertCount(1, $this->desk('GET', '/orders', ['search' => $search]), "$number by $search");
            }
        }
    }

    public function testAPartNumberWithSpacesIsFoundAsItIsPrinted(): void
    {
        $this->as('coleman_parts_desk');
        foreach ([DemoParts::SPACES_AND_DOTS, DemoParts::SLASH_IN_NUMBER] as $part) {
            $order = $this->placed([$part => 1]);
            $number = $order->lines[0]->partNumber;
            for ($length = 1; $length <= strlen($number); $length++) {
                $typed = substr($number, 0, $length);
                if (1 === preg_match('/[a-z0-9]/i', $typed)) {
                    $found = array_column($this->desk('GET', '/orders', ['search' => $typed]), 'id');
                    self::assertContains($order->id, $found, $typed);
                    // Digits alone may begin the number of the other order, too.
                    self::assertTrue(1 === preg_match('/^[\d\W]+$/', $typed) || 1 === count($found), $typed);
                }
            }
            self::assertSame([], $this->desk('GET', '/orders', ['search' => $number . ' 0']));
        }
    }

    public function testWhatIsSentIsToldByLineAndBranch(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->placed([DemoParts::IN_STOCK => 3]);
        $path = '/orders/' . $order->id . '/fulfilments';
        $line = $order->lines[0]->id;
        $sent = $this->desk('POST', $path, ['version' => 1, 'kind' => 'ship', 'carrier' => 'UPS', 'tracking' => '1Z', 'lines' => [['line' => $line, 'quantity' => 2]]]);
        $lines = self::list($sent['lines']);
        self::assertIsArray($lines[0]);
        self::assertSame([1, 2], [$lines[0]['left'], $lines[0]['gone']]);
        self::assertIsArray($lines[0]['taken']);
        self::assertSame([1], array_column($lines[0]['taken'], 'quantity'), 'What has left is no longer kept.');
        $ready = $this->desk('POST', $path, ['version' => $sent['version'], 'kind' => 'will_call', 'location_id' => 3, 'lines' => [['line' => $line, 'quantity' => 1]]]);
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $ready['version'], 'kind' => 'ship', 'lines' => [['line' => $line, 'quantity' => 1]]]);
        $pickup = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[1]->id;
        $done = $this->desk('POST', $path . '/' . $pickup . '/hand-over', ['version' => $ready['version']]);
        self::assertIsArray($done['order']);
        self::assertSame('completed', $done['order']['Status']);
        $lines = self::list($done['lines']);
        self::assertIsArray($lines[0]);
        self::assertSame([], $lines[0]['taken']);
    }

    public function testSeveralAreConfirmedAtOnceAndEachAnswersForItself(): void
    {
        $this->as('coleman_parts_desk');
        $first = $this->placed([DemoParts::IN_STOCK => 1]);
        $second = $this->placed([DemoParts::IN_STOCK => 1], 'b');
        $verdicts = $this->desk('POST', '/orders/bulk', ['state' => 'confirmed', 'orders' => [
            ['id' => $first->id, 'version' => 1],
            ['id' => $second->id, 'version' => 7],
            ['id' => 99_999_999, 'version' => 1],
        ]]);
        self::assertSame([true, false, false], array_column($verdicts, 'is_done'));
        self::assertSame(OrderState::Confirmed, $this->modules()->orderRecords->repository()->byId($first->id)?->state);
        self::assertSame(OrderState::Received, $this->modules()->orderRecords->repository()->byId($second->id)?->state);
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders/bulk', ['state' => 'cancelled', 'orders' => [['id' => $second->id, 'version' => 1]]]);
        $this->refused(400, 'rest_invalid_param', 'POST', '/orders/bulk', ['state' => 'confirmed', 'orders' => []]);
    }

    public function testPaperSaysTheShelfButNoPrice(): void
    {
        $order = $this->placed([DemoParts::IN_STOCK => 2], 'a', ['address' => ['name' => 'Ann <b>Farmer']]);
        $pages = $this->modules()->orderDesk->printout();
        $list = $pages->html('pick-list', [$order->id, 0, -4, $order->id]);
        self::assertSame(1, substr_count($list, '<section>'));
        self::assertStringContainsString($order->number(), $list);
        self::assertStringContainsString('Ann &lt;b&gt;Farmer', $list);
        self::assertMatchesRegularExpression('/From (Bonner|Lee|Smithville|Easton).*class="quantity">2</s', $list);
        self::assertStringNotContainsString('$', $list);
        self::assertStringContainsString('Packing slip', $pages->html('packing-slip', [$order->id]));
        self::assertStringContainsString('Orders not found.', $pages->html('pick-list', []));
    }

    /** @return array<mixed> */
    private static function list(mixed $value): array
    {
        self::assertIsArray($value);

        return $value;
    }

    /** @return array<string, mixed> a body that the schema lets through, so that it is the role that is refused */
    private static function minimal(string $path, Order $order): array
    {
        $line = $order->lines[0]->id;

        return match (true) {
            str_ends_with($path, '/bulk') => ['orders' => [['id' => $order->id, 'version' => 1]], 'state' => 'confirmed'],
            str_ends_with($path, '/bulk/undo') => ['step' => str_repeat('0', 32)],
            str_ends_with($path, '/own-branch') => ['location_id' => 1],
            str_ends_with($path, '/attention') => ['version' => 1, 'seen' => 1],
            str_ends_with($path, '/state') => ['version' => 1, 'state' => 'confirmed'],
            str_ends_with($path, '/prices') => ['version' => 1, 'prices' => [['line' => $line, 'cents' => 1]]],
            str_ends_with($path, '/cut') => ['version' => 1, 'lines' => [$line]],
            str_ends_with($path, '/payments') || str_ends_with($path, '/refunds') => ['version' => 1, 'method' => 'cash', 'cents' => 1, 'idempotency_key' => 'minimal-1'],
            str_ends_with($path, '/returns') => ['version' => 1, 'lines' => [['line' => $line, 'quantity' => 1]], 'location_id' => 1],
            str_ends_with($path, '/approve') => ['version' => 1, 'location_id' => 1],
            str_ends_with($path, '/refuse') => ['version' => 1, 'answer' => 'x'],
            str_ends_with($path, '/receive') => ['version' => 1, 'location_id' => 1, 'lines' => [['line' => $line, 'received' => 1, 'restocked' => 0]]],
            str_ends_with($path, '/close') => ['version' => 1, 'credit_cents' => 0, 'refund_cents' => 0],
            str_ends_with($path, '/notes') => ['text' => 'x'],
            str_ends_with($path, '/expected') => ['version' => 1, 'line' => $line, 'expected_on' => '2099-01-01'],
            str_ends_with($path, '/fulfilments') => ['version' => 1, 'kind' => 'ship', 'lines' => [['line' => $line, 'quantity' => 1]]],
            str_ends_with($path, '/quote') => ['lines' => [['part_id' => 1, 'quantity' => 1, 'how' => 'ship']]],
            str_ends_with($path, '/orders') => ['lines' => [['part_id' => 1, 'quantity' => 1, 'how' => 'ship']], 'billing' => ['name' => 'x'], 'pay_method' => 'pay_in_store'],
            default => ['version' => 1],
        };
    }

    /**
     * @param array<int, int> $items quantity by part
     * @param array{fulfilment?: Fulfilment, location?: int, pay?: PayMethod, address?: array<string, string>} $with
     */
    private function placed(array $items, string $name = 'a', array $with = []): Order
    {
        $this->fill($items, $name);

        return $this->place($with, $name);
    }
}
