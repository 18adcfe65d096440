<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutFields;
use Coleman\Api\Orders\DeliveryForms;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Tests\FixedClock;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** What the cart tells of delivery, and that the checkout keeps it. */
final class CartDeliveryTest extends OrderTestCase
{
    private const EASTON = 4;

    private Modules $mine;

    protected function setUp(): void
    {
        parent::setUp();
        // Monday, November 23, 2026, 10:07 am in Chicago.
        /** @var \wpdb $wpdb */
        global $wpdb;
        $this->mine = new Modules(new FixedClock('2026-11-23 16:07:00'), $wpdb, dirname(__DIR__, 4) . '/plugin-coleman-api');
        update_option(PromiseSettings::OPTION, ['carrier_days' => [['zip' => '66', 'days' => 1]]] + PromiseSettings::DEFAULTS);
        update_option(OrderLimits::OPTION, ['order_pieces' => 9_999, 'order_cents' => 100_000_000]);
        $_COOKIE[VisitorPlace::BRANCH] = (string) self::EASTON;
        $_COOKIE[VisitorPlace::ZIP] = '';
    }

    protected function tearDown(): void
    {
        unset($_COOKIE[VisitorPlace::BRANCH], $_COOKIE[VisitorPlace::ZIP]);
        delete_option(PromiseSettings::OPTION);
        delete_option(OrderLimits::OPTION);
        parent::tearDown();
    }

    public function testFourAtEastonAndOneFromBonnerSprings(): void
    {
        $this->stock([self::EASTON => 4, 1 => 24]);
        $this->fill([DemoParts::IN_STOCK => 5]);

        $delivery = $this->delivery();
        self::assertSame('Easton', $delivery['branch_city']);
        self::assertSame('4 at Easton now, 1 from Bonner Springs, ready Tuesday, November 24 after 8:30 am.', $delivery['lines'][0]['promise']);
        self::assertNull($delivery['estimate']);
        self::assertSame([
            ['branch', ['Ready at Easton Tuesday, November 24 after 8:30 am.', 'No shipping charge.']],
            ['earliest', ['Ready at Bonner Springs Monday, November 23 after 11:15 am.', 'No shipping charge.']],
            ['ship', ['Enter your ZIP code to see when it arrives.']],
        ], array_map(static fn (array $way): array => [$way['id'], $way['details']], $delivery['ways']));

        $_COOKIE[VisitorPlace::ZIP] = '66020';
        $told = $this->delivery();
        self::assertSame(['shipping_cents' => 895 + 4 * 100, 'oversize_cents' => 0, 'notes' => ['Arriving about Tuesday, November 24.']], $told['estimate']);
        self::assertSame(['Arriving about Tuesday, November 24.', 'Shipping $12.95.'], $told['ways'][2]['details']);
    }

    public function testWithoutABranchTheLinesTellOfShipping(): void
    {
        $_COOKIE[VisitorPlace::BRANCH] = '77';
        $this->stock([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 1, DemoParts::PICKUP_ONLY => 1]);
        $delivery = $this->delivery();
        self::assertSame([0, ''], [$delivery['branch_id'], $delivery['branch_city']], 'an unknown branch is none');
        self::assertStringStartsWith('1 in stock, shipping Monday, November 23.', $delivery['lines'][0]['promise']);
        self::assertStringContainsString(', ready ', $delivery['lines'][1]['promise']);
        self::assertNotContains('ship', array_column($delivery['ways'], 'id'), 'what is for pickup only is not shipped');
    }

    public function testTheZipCodeIsKeptOrRefused(): void
    {
        $form = (new DeliveryForms($this->mine->branches->visitorPlace(), $this->mine->branches->nearestBranch()))->all()['cart_zip'];
        foreach ([' 66020-1234 ', '66 020', '660201234', '66020 1234'] as $typed) {
            $form(['zip' => '']);
            self::assertSame('/cart#cart-estimate', $form(['zip' => $typed]));
            self::assertSame('66020', $this->mine->branches->visitorPlace()->zip(), $typed);
        }
        foreach (['6602', 'Easton', '66020 KS', '00000'] as $typed) {
            try {
                $form(['zip' => $typed]);
                self::fail($typed);
            } catch (ApiError $error) {
                self::assertSame(['zip'], array_keys($error->params));
            }
        }
        self::assertSame('66020', $this->mine->branches->visitorPlace()->zip());
        $form(['zip' => '']);
        self::assertSame('', $this->mine->branches->visitorPlace()->zip());
    }

    /** Of carts made by chance: the checkout takes each way that the cart offers, and promises the same days. */
    public function testTheCheckoutRefusesNoWayAndKeepsItsWords(): void
    {
        $random = new Randomizer(new Mt19937(55));
        $branches = array_map(static fn ($branch): int => $branch->id, $this->mine->branches->locations()->all());
        $parts = [DemoParts::IN_STOCK, DemoParts::LAST_UNITS, DemoParts::PICKUP_ONLY, DemoParts::OUT_OF_STOCK, DemoParts::SLASH_IN_NUMBER, DemoParts::VENDOR_620];
        $shelves = $this->mine->foundation->connection()->rows('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id <= 50');
        $placed = 0;
        for ($round = 0; $round < 12; $round++) {
            $name = 'round' . $round;
            $_COOKIE[VisitorPlace::BRANCH] = (string) $branches[$random->getInt(0, count($branches) - 1)];
            $_COOKIE[VisitorPlace::ZIP] = ['', '66020', '64089'][$random->getInt(0, 2)];
            $this->shelve(array_map(static fn (array $row): array => ['quantity' => (string) $random->getInt(0, 3)] + $row, $shelves));
            foreach ($random->pickArrayKeys($parts, $random->getInt(1, 4)) as $index) {
                try {
                    $this->mine->carts->service()->add($this->owner($name), $parts[$index], $random->getInt(1, 4));
                } catch (ApiError) {
                    // Not so many of a discontinued part.
                }
            }
            foreach ($this->delivery($name)['ways'] as $way) {
                $order = $this->order($name, $way['id']);
                $words = implode(' ', array_map(static fn ($line): string => $line->promise->words, $order->lines));
                foreach ($way['details'] as $detail) {
                    if (1 === preg_match('/(?:Ready at|arriving about|Arriving about).*?((?:Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d+)/', $detail, $found)) {
                        self::assertStringContainsString($found[1], $words, $way['id'] . ': ' . $detail);
                    }
                }
                $placed++;
            }
        }
        self::assertGreaterThan(12, $placed);
    }

    /** Places the order and takes it back. */
    private function order(string $name, string $way): Order
    {
        $cart = $this->mine->carts->service()->view($this->owner($name));
        $fields = $this->mine->checkout->cartDelivery()->presets($cart, $way) + [
            'email' => 'ann@example.com', 'billing_name' => 'Ann Farmer', 'billing_street' => '1 Main St', 'billing_city' => 'Easton',
            'billing_state' => 'KS', 'billing_zip' => '' === $_COOKIE[VisitorPlace::ZIP] ? '66020' : $_COOKIE[VisitorPlace::ZIP], 'billing_phone' => '913-555-0123', 'pay_method' => 'call_me',
        ];
        $request = CheckoutFields::read($fields);
        $connection = $this->mine->foundation->connection();
        $shelves = $connection->rows('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id <= 50');
        $order = $this->mine->foundation->transaction()->run(fn (): Order => $this->mine->checkout->checkout()->place(new Buyer($this->owner($name), isConfirmed: true), $request));
        $this->shelve($shelves);
        foreach ($cart->items() as $item) {
            $this->mine->carts->service()->add($this->owner($name), $item->part->id, $item->line->quantity);
        }

        return $order;
    }

    /** @return array{zip: string, branch_id: int, branch_city: string, lines: list<array{cartItemId: int, promise: string}>, ways: list<array{id: string, label: string, details: list<string>}>, estimate: array{shipping_cents: int, oversize_cents: int, notes: list<string>}|null, core_cents: int, version: int} */
    private function delivery(string $name = 'a'): array
    {
        return $this->mine->checkout->cartDelivery()->present($this->mine->carts->service()->view($this->owner($name)));
    }

    /** @param array<int, int> $byBranch of DemoParts::IN_STOCK */
    private function stock(array $byBranch): void
    {
        $this->shelve(array_map(static fn ($branch): array => [
            'part_id' => (string) DemoParts::IN_STOCK,
            'location_id' => (string) $branch->id,
            'quantity' => (string) ($byBranch[$branch->id] ?? 0),
        ], $this->mine->branches->locations()->all()));
    }
}
