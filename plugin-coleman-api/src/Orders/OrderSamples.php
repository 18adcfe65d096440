<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Mail\Samples;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingState;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Money;

/** What each letter about an order would tell: an order that nobody placed. */
final readonly class OrderSamples implements Samples
{
    private const CUSTOMER = 'pat.miller@example.com';

    public function __construct(private OrderMails $mails, private Clock $clock)
    {
    }

    public function forKind(string $kind): ?array
    {
        $order = $this->order('order-quote' === $kind ? OrderState::AwaitingPrice : OrderState::Received);
        $fulfilment = ['parts' => '2 × 600-211-2110', 'branch' => 'Lee’s Summit', 'carrier' => '', 'tracking' => ''];
        if ('order-link' === $kind) {
            return ['number' => $order->number(), 'url' => home_url('/customer/order/1042?key=')];
        }
        $mail = match ($kind) {
            'order-desk' => $this->mails->received($order)[1],
            'order-confirmed' => $this->mails->moved($order, OrderState::Confirmed)[0],
            'order-cancelled' => $this->mails->moved($order, OrderState::Cancelled)[0],
            'order-refunded' => $this->mails->refunded($order, self::refund()),
            'refund-failed' => $this->mails->refundFailed($order, self::refund(), 'The card was closed.'),
            'order-quote' => $this->mails->quoted($order, Quote::validUntil($this->clock->now())),
            'order-ready' => $this->mails->fulfilled($order, $kind, 1, $fulfilment),
            'order-shipped' => $this->mails->fulfilled($order, $kind, 1, ['carrier' => 'UPS', 'tracking' => '1Z 999 AA1 01 2345 6784'] + $fulfilment),
            'order-message' => $this->mails->message($order, __('The second filter has arrived early. Do you want both in one package?', 'coleman')),
            'order-cancelled-desk' => $this->mails->cancelledByCustomer($order, OrderState::Confirmed),
            'order-message-desk' => $this->mails->messageToDesk($order, __('Can you add a second filter to this order?', 'coleman')),
            'payment-failed' => $this->mails->paymentFailed($order),
            'order-changed' => $this->mails->cut($order, '1 × KB-20117', 1),
            'order-edited' => $this->mails->edited($order, [sprintf(/* translators: 1: part number, 2: number of pieces, 3: number of pieces */ __('%1$s: quantity changed from %2$d to %3$d.', 'coleman'), '600-211-2110', 3, 2)], $order->totalCents + 3_247),
            'order-change' => $this->mails->changeProposed($order, [sprintf(/* translators: 1: number of pieces, 2: part number, 3: amount of money */ __('%1$d × %2$s added at %3$s each.', 'coleman'), 1, 'KB-20117', Money::format(9_895))], $order->totalCents, $order->totalCents + 9_895),
            'order-change-desk' => $this->mails->changeAnswered($order, true),
            'order-parcel-void' => $this->mails->fulfilled($order, $kind, 1, ['kind' => 'ship', 'carrier' => 'UPS', 'tracking' => '1Z 999 AA1 01 2345 6784'] + $fulfilment),
            'order-tracking' => $this->mails->fulfilled($order, $kind, 1, ['carrier' => 'UPS', 'tracking' => '1Z 999 AA1 01 2345 6784'] + $fulfilment),
            'quote-answered' => $this->mails->answered($order, true),
            'payment-late' => $this->mails->paidLate($order, $order->totalCents),
            'order-backorder' => $this->mails->backorderDate($order, '1 × KB-20117', $this->clock->now()->modify('+12 days')),
            'order-resumed' => $this->mails->resumed($order),
            'return-desk' => $this->mails->returnAsked($order, 1, self::returned()),
            default => str_starts_with($kind, 'return-') ? $this->mails->returned($order, $kind, 1, self::returned()) : (str_starts_with($kind, 'order-') ? $this->mails->received($order)[0] : null),
        };

        return $mail?->payload;
    }

    /** @return array<string, string> of a return */
    private static function returned(): array
    {
        return [
            'number' => 'W001042-R1',
            'parts' => '1 × KB-20117',
            'answer' => __('Please send it in its box.', 'coleman'),
            'branch' => "Coleman Equipment\n20200 McIntyre Rd\nEaston, KS 66020\n(913) 555-0104",
            'credit' => '$98.95',
            'refund' => '$98.95, ' . PaidBy::Card->label(),
            'left' => '',
            'reasons' => sprintf('1 × KB-20117: %s', __('Ordered the wrong part', 'coleman')),
            'note' => __('I need the longer blade.', 'coleman'),
        ];
    }

    private static function refund(): Booking
    {
        return new Booking(1, 1_042, BookingKind::Refund, PaidBy::Card, 9_895, BookingState::Done, 1, false, '', '', 0, new \DateTimeImmutable('2026-01-01'), '');
    }

    private function order(OrderState $state): Order
    {
        return new Order(
            1_042,
            str_repeat('0', 32),
            0,
            $state,
            1,
            self::CUSTOMER,
            Address::stored(['name' => 'Pat Miller', 'company' => 'Miller Farms', 'street' => '4120 Stillwell Road', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '(913) 555-0134']),
            null,
            0,
            PayMethod::PayInStore,
            'PO 2231',
            'Please call before you deliver.',
            3,
            16_389,
            0,
            1_495,
            1_393,
            19_277,
            false,
            false,
            'phone',
            null,
            $this->clock->now(),
            [
                $this->line(1, '600-211-2110', 'Filter, engine oil', 2, 3_247, 0),
                $this->line(2, 'KB-20117', 'Blade, cutting edge', 1, 9_895, 1),
            ],
        );
    }

    private function line(int $id, string $number, string $description, int $quantity, int $cents, int $backordered): OrderLine
    {
        return new OrderLine(
            $id,
            0,
            $number,
            $description,
            'Kubota',
            '',
            '',
            $quantity,
            $backordered,
            $cents,
            0,
            0,
            'small',
            Fulfilment::Ship,
            0,
            $backordered > 0 ? LineState::Backordered : LineState::Open,
            $backordered > 0 ? __('Currently out of stock.', 'coleman') : __('In Stock', 'coleman'),
        );
    }
}
