<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Settings;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\Payment\RefundLimit;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** Managers keep rates, tax, waiver and deposit, and refund above the limit; nobody else does, and nothing else is theirs. */
final class ManagerTest extends OrderTestCase
{
    use AtTheDesk;

    private const OPTIONS = [ChargeSettings::OPTION, RentalSettings::OPTION, RefundLimit::OPTION, Checkout::HOLD_OPTION];

    protected function setUp(): void
    {
        parent::setUp();
        array_map(delete_option(...), self::OPTIONS);
    }

    protected function tearDown(): void
    {
        array_map(delete_option(...), self::OPTIONS);
        parent::tearDown();
    }

    public function testAManagerSeesAndChangesWhatIsTheirs(): void
    {
        $this->as('coleman_manager');
        $groups = array_column($this->desk('GET', '/settings'), null, 'name');
        self::assertSame(['orders', 'rentals'], array_keys($groups));
        $fixed = array_map(static fn (array $group): array => array_column($group['fields'], 'fixed', 'name'), $groups);
        self::assertSame(['', '', '', '', ''], [$fixed['orders']['tax'], $fixed['orders']['shipping_small_first'], $fixed['orders']['refund_limit'], $fixed['rentals']['insurance_percent'], $fixed['rentals']['deposit_cents']]);
        self::assertStringContainsString('Only an administrator', $fixed['orders']['guest_checkout']);

        $this->desk('POST', '/settings/orders', ['values' => ['free_shipping_from' => '250', 'refund_limit' => '100']]);
        self::assertSame([25_000, 10_000], [ChargeSettings::ofSite()->freeShippingFromCents, RefundLimit::cents()]);
        $this->desk('POST', '/settings/rentals', ['values' => ['deposit_cents' => '750']]);
        self::assertSame(75_000, RentalSettings::ofSite()->depositCents);
    }

    public function testWhatIsNotTheirsIsRefusedAsAWholeInClearWords(): void
    {
        $this->as('coleman_manager');
        $data = $this->refused(403, 'coleman_setting_forbidden', 'POST', '/settings/orders', ['values' => ['free_shipping_from' => '250', 'hold_minutes' => '50']]);
        self::assertSame(['hold_minutes' => 'Only an administrator can change “Minutes a card order holds its parts”.'], $data['params']);
        self::assertSame(0, ChargeSettings::ofSite()->freeShippingFromCents, 'nothing of it is saved');
        $this->refused(403, 'coleman_setting_forbidden', 'POST', '/settings/mail', ['values' => ['from_name' => 'x']]);
        $this->refused(403, 'coleman_setting_forbidden', 'POST', '/settings/cards', ['values' => ['secret' => 'sk_test_1']]);
        foreach (['coleman_parts_desk', 'coleman_rental_desk', 'coleman_sales', 'coleman_marketing'] as $role) {
            $this->as($role);
            $this->refused(403, 'rest_forbidden', 'POST', '/settings/orders', ['values' => ['free_shipping_from' => '250']]);
        }
    }

    public function testWhoKeepsSettingsButNoRatesIsToldToAskAManager(): void
    {
        $user = new \WP_User($this->as('subscriber'));
        $user->add_cap('coleman_manage_settings');
        wp_set_current_user(0);
        wp_set_current_user($user->ID);
        $data = $this->refused(403, 'coleman_setting_forbidden', 'POST', '/settings/rentals', ['values' => ['deposit_cents' => '1']]);
        self::assertSame(['deposit_cents' => 'Only a manager can change “Deposit”.'], $data['params']);
        $user->remove_cap('coleman_manage_settings');
    }

    public function testRefundsAboveTheLimitNeedAManagerAndSmallOnesAddUp(): void
    {
        update_option(RefundLimit::OPTION, 500);
        $order = $this->paid();
        $this->as('coleman_parts_desk');
        $order = $this->refund($order, 300);
        $this->refused(403, 'coleman_refund_needs_manager', 'POST', "/orders/{$order['id']}/refunds", self::fields($order, 201));
        $order = $this->refund($order, 200);
        $this->refused(403, 'coleman_refund_needs_manager', 'POST', "/orders/{$order['id']}/refunds", self::fields($order, 1));
        self::assertSame(2, (int) $this->modules()->foundation->connection()->value("SELECT COUNT(*) FROM {order_payments} WHERE kind = 'refund'"));
        $this->as('coleman_manager');
        $this->refund($order, 1);
    }

    public function testWithoutALimitNobodyIsAsked(): void
    {
        $order = $this->paid();
        $this->as('coleman_parts_desk');
        $this->refund($order, (int) $order['order']['totals']['total_cents']);
    }

    public function testWhatTheSiteGivesBackByItselfIsNotLimited(): void
    {
        update_option(RefundLimit::OPTION, 1);
        $order = $this->two();
        RefundLimit::demand($order, 5_000, Actor::system());
        $this->expectExceptionMessage('need a manager');
        RefundLimit::demand($order, 5_000, Actor::staff($this->as('coleman_parts_desk')));
    }

    private function two(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 2]);

        return $this->place();
    }

    /** @return array<mixed> an order that was paid in cash, as the desk sees it */
    private function paid(): array
    {
        $order = $this->two();
        $this->as('coleman_parts_desk');

        return $this->desk('POST', "/orders/{$order->id}/payments", ['version' => $order->version, 'method' => 'cash', 'cents' => $order->totalCents, 'idempotency_key' => wp_generate_uuid4()]);
    }

    /**
     * @param array<mixed> $order
     * @return array<mixed>
     */
    private function refund(array $order, int $cents): array
    {
        return $this->desk('POST', "/orders/{$order['id']}/refunds", self::fields($order, $cents));
    }

    /**
     * @param array<mixed> $order
     * @return array<string, mixed>
     */
    private static function fields(array $order, int $cents): array
    {
        return ['version' => $order['version'], 'method' => 'cash', 'cents' => $cents, 'idempotency_key' => wp_generate_uuid4()];
    }
}
