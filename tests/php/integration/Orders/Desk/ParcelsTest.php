<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderFulfilment;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Staff\Actor;

/** What was said of a parcel is corrected: it has not left after all, or its number was another. */
final class ParcelsTest extends DeskTestCase
{
    public function testAVoidedParcelIsLeftToSendAgain(): void
    {
        $this->as('coleman_parts_desk');
        $this->fill([DemoParts::IN_STOCK => 3]);
        $order = $this->place();
        $held = $this->modules()->stock->orderHolds()->inHouse($order->id);
        $shelf = $this->stockOf(DemoParts::IN_STOCK);
        $sent = $this->sent($order, Fulfilment::Ship, 0, 3);
        self::assertSame([OrderState::Completed, []], [$sent->state, $this->modules()->stock->orderHolds()->inHouse($order->id)]);
        $parcel = $this->parcels($order)[0];

        $sheet = $this->desk('POST', "/orders/{$order->id}/fulfilments/{$parcel->id}/void", ['version' => $sent->version, 'reason' => 'Fell off the cart']);
        $back = $this->fresh($order);
        self::assertSame([OrderState::Processing, LineState::Open, []], [$back->state, $back->lines[0]->state, $this->parcels($order)]);
        self::assertSame([3, true], [$sheet['lines'][0]['left'], $sheet['can_send']]);
        self::assertSame($held, $this->modules()->stock->orderHolds()->inHouse($order->id));
        self::assertSame($shelf, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame(['order-received', 'order-desk', 'order-shipped', 'order-parcel-void'], $this->mails());
        self::assertStringContainsString('not been sent after all', $this->letter('order-parcel-void'));
        self::assertStringContainsString('1Z 999', (string) wp_json_encode($sheet['order']['history']));
        self::assertStringContainsString('Fell off the cart', (string) wp_json_encode($sheet['events']));
        self::assertStringNotContainsString('Fell off the cart', (string) wp_json_encode($this->modules()->orderRecords->presenter()->present($back)));
        self::assertNotContains(OrderState::Processing, $sent->stepsForStaff(false), 'Nobody moves a complete order back by hand.');

        // It goes out again with a letter of its own, and is not voided twice.
        $this->refused(404, 'coleman_fulfilment_not_found', 'POST', "/orders/{$order->id}/fulfilments/{$parcel->id}/void", ['version' => $back->version]);
        $again = $this->sent($back, Fulfilment::Ship, 0, 3);
        self::assertSame(OrderState::Completed, $again->state);
        self::assertSame(2, count(array_keys($this->mails(), 'order-shipped', true)));
        self::assertSame($shelf, $this->stockOf(DemoParts::IN_STOCK));
        // What has arrived is not voided.
        $parcel = $this->parcels($order)[0];
        $arrived = $this->modules()->orders->fulfilmentService()->handOver($again, $parcel->id, Actor::staff(1));
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/fulfilments/{$parcel->id}/void", ['version' => $arrived->version]);
        $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/fulfilments/{$parcel->id}/void", ['version' => $order->version]);
    }

    public function testWhatIsSentAgainIsPromisedByItsOwnPieces(): void
    {
        $this->as('coleman_parts_desk');
        foreach ([1, 2] as $pieces) {
            $this->fill([DemoParts::IN_STOCK => 3]);
            $order = $this->place();
            $sent = $this->sent($order, Fulfilment::Ship, 0, $pieces);
            // What is left is canceled, so that the line is as long as the parcel.
            $this->desk('POST', "/orders/{$order->id}/cut", ['version' => $sent->version, 'lines' => [$order->lines[0]->id]]);
            $this->desk('POST', "/orders/{$order->id}/fulfilments/{$this->parcels($order)[0]->id}/void", ['version' => $this->fresh($order)->version]);
            $line = $this->fresh($order)->lines[0];
            self::assertSame([$pieces, LineState::Open], [$line->quantity, $line->state]);
            self::assertStringStartsWith($pieces . ' in stock, shipping ', $line->promised(OrderState::Processing, '')->words);
        }
    }

    public function testWhatLayReadyIsPutBackAndTheOrderCanBeCanceled(): void
    {
        $this->as('coleman_parts_desk');
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 2]);
        $ready = $this->sent($order, Fulfilment::WillCall, 2, 2);
        $this->desk('POST', "/orders/{$order->id}/fulfilments/{$this->parcels($order)[0]->id}/void", ['version' => $ready->version]);
        self::assertStringContainsString('not ready for pickup yet', $this->letter('order-parcel-void'));
        $back = $this->fresh($order);
        self::assertSame([LineState::Open, 2], [$back->lines[0]->state, array_sum($this->modules()->stock->orderHolds()->inHouse($order->id)[$back->lines[0]->id])]);
        $this->modules()->orders->service()->move($back, OrderState::Cancelled, Actor::staff(1));
        self::assertSame([], $this->modules()->stock->orderHolds()->inHouse($order->id));
        self::assertGreaterThanOrEqual($before - 2, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testACountBetweenDoesNotSellTheVoidedPieces(): void
    {
        $this->as('coleman_parts_desk');
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        $branch = (int) array_key_first($this->modules()->stock->orderHolds()->inHouse($order->id)[$order->lines[0]->id]);
        $sent = $this->sent($order, Fulfilment::Ship, 0, 2);
        // The dealer's number is without the parcel by now.
        $this->modules()->foundation->connection()->execute('UPDATE {order_stock} SET known_at = left_at WHERE order_id = %d', [$order->id]);
        $this->modules()->foundation->connection()->execute('UPDATE {order_stock} SET left_at = %s, known_at = %s WHERE order_id = %d', ['2020-01-01 00:00:00', '2020-01-01 00:00:00', $order->id]);
        $this->modules()->stock->handCounts()->count(DemoParts::IN_STOCK, $branch, 5, 'Counted', 1);
        $forSale = $this->stockOf(DemoParts::IN_STOCK);
        $this->desk('POST', "/orders/{$order->id}/fulfilments/{$this->parcels($order)[0]->id}/void", ['version' => $sent->version]);
        self::assertSame($forSale, $this->stockOf(DemoParts::IN_STOCK));
        $this->modules()->stock->handCounts()->count(DemoParts::IN_STOCK, $branch, 7, 'The two lie there again', 1);
        self::assertSame($forSale, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testTrackingIsCorrectedAndIsALinkEverywhere(): void
    {
        $this->as('coleman_parts_desk');
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        $sent = $this->sent($order, Fulfilment::Ship, 0, 1);
        $parcel = $this->parcels($order)[0];
        $path = "/orders/{$order->id}/fulfilments/{$parcel->id}/tracking";
        self::assertStringContainsString('https://www.ups.com/track?tracknum=1Z999', $this->letter('order-shipped'));

        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $sent->version, 'carrier' => 'UPS', 'tracking' => '1Z 999']);
        $sheet = $this->desk('POST', $path, ['version' => $sent->version, 'carrier' => 'FedEx Ground', 'tracking' => '77/88 & 9']);
        $url = 'https://www.fedex.com/fedextrack/?trknbr=77%2F88%269';
        self::assertSame(['FedEx Ground', '77/88 & 9', $url], [$sheet['order']['fulfilments'][0]['carrier'], $sheet['order']['fulfilments'][0]['tracking'], $sheet['order']['fulfilments'][0]['tracking_url']]);
        self::assertSame($url, $this->modules()->orderRecords->viewModel()->build($this->fresh($order))['parcels'][0]['trackingUrl']);
        self::assertStringContainsString($url, $this->letter('order-tracking'));
        self::assertStringContainsString('from UPS 1Z 999 to FedEx Ground 77/88 & 9', $sheet['events'][0]['text']);
        // As often as it takes, each with its letter.
        $sheet = $this->desk('POST', $path, ['version' => $sheet['version'], 'carrier' => 'Our own truck', 'tracking' => '12']);
        self::assertSame('', $sheet['order']['fulfilments'][0]['tracking_url']);
        self::assertSame(2, count(array_keys($this->mails(), 'order-tracking', true)));
        $this->refused(409, 'coleman_order_changed', 'POST', $path, ['version' => $sent->version, 'carrier' => 'UPS', 'tracking' => '2']);
    }

    public function testWhoMayNotFulfilMayNotCorrectParcels(): void
    {
        $this->as('coleman_parts_desk');
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $sent = $this->sent($order, Fulfilment::Ship, 0, 1);
        $this->as('coleman_sales');
        foreach (['void', 'tracking'] as $what) {
            $this->refused(403, 'rest_forbidden', 'POST', "/orders/{$order->id}/fulfilments/{$this->parcels($order)[0]->id}/$what", ['version' => $sent->version]);
        }
    }

    private function sent(Order $order, Fulfilment $kind, int $branch, int $pieces): Order
    {
        return $this->modules()->orders->fulfilmentService()->send($order, $kind, $branch, Fulfilment::Ship === $kind ? 'UPS' : '', Fulfilment::Ship === $kind ? '1Z 999' : '', array_map(static fn (int $id): int => $pieces, array_flip(array_map(static fn (OrderLine $line): int => $line->id, $order->lines))), Actor::staff(1));
    }

    /** @return list<OrderFulfilment> */
    private function parcels(Order $order): array
    {
        return $this->modules()->orderRecords->fulfilments()->ofOrder($order->id);
    }

    private function letter(string $kind): string
    {
        $mail = array_find($this->modules()->mail->outbox()->list(), static fn (array $one): bool => $kind === $one['kind']);

        return (string) wp_json_encode($this->modules()->mail->templates()->write($kind, $mail['payload'] ?? [])->pieces ?? [], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }
}
