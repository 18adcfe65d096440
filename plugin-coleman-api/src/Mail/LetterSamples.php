<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Clock;
use Coleman\Api\Customers\Address;
use Coleman\Api\DealerTime;
use Coleman\Api\Feeds\FeedMails;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Rentals\RentalSamples;

/** What each letter would tell, for those who want to see it before a customer does: an order that nobody placed, a rental that nobody asked for. */
final readonly class LetterSamples
{
    private const CUSTOMER = 'pat.miller@example.com';

    public function __construct(private OrderMails $mails, private RentalSamples $rentals, private Clock $clock)
    {
    }

    /** @return array<string, mixed> */
    public function of(string $kind): array
    {
        $order = $this->order('order-quote' === $kind ? OrderState::AwaitingPrice : OrderState::Received);
        $fulfilment = ['parts' => '2 × 600-211-2110', 'branch' => 'Lee’s Summit', 'carrier' => '', 'tracking' => ''];
        $mail = match ($kind) {
            'order-link' => null,
            'order-desk' => $this->mails->received($order)[1],
            'order-confirmed' => $this->mails->moved($order, OrderState::Confirmed)[0],
            'order-cancelled' => $this->mails->moved($order, OrderState::Cancelled)[0],
            'order-refunded' => $this->mails->moved($order, OrderState::Refunded)[0],
            'order-quote' => $this->mails->quoted($order),
            'order-ready' => $this->mails->fulfilled($order, $kind, 1, $fulfilment),
            'order-shipped' => $this->mails->fulfilled($order, $kind, 1, ['carrier' => 'UPS', 'tracking' => '1Z 999 AA1 01 2345 6784'] + $fulfilment),
            'order-message' => $this->mails->message($order, __('The second filter has arrived early. Do you want both in one parcel?', 'coleman')),
            'order-cancelled-desk' => $this->mails->cancelledByCustomer($order, OrderState::Confirmed),
            'quote-answered' => $this->mails->answered($order, true),
            'payment-late' => $this->mails->paidLate($order, $order->totalCents),
            'order-backorder' => $this->mails->backorderDate($order, '1 × KB-20117', $this->clock->now()->modify('+12 days')),
            default => str_starts_with($kind, 'order-') ? $this->mails->received($order)[0] : null,
        };

        return $mail->payload ?? $this->rentals->of($kind) ?? match ($kind) {
            'order-link' => ['number' => $order->number(), 'url' => home_url('/customer/order/1042?key=')],
            'confirm-email' => ['url' => home_url('/customer/confirm-email?key=')],
            'email-changed' => ['new' => 'pat@miller-farms.example'],
            'lead-desk' => self::inquiry() + ['url' => admin_url('admin.php?page=coleman-leads')],
            'lead-copy' => self::inquiry(),
            'mail-dead' => ['recipient' => self::CUSTOMER, 'kind' => 'order-received', 'about' => 'order:1042', 'error' => '550 5.1.1 User unknown', 'url' => DeadMail::url()],
            'unanswered' => ['reference' => 'R7KQ2M9X4T', 'name' => 'Pat Miller', 'phone' => '913-555-0134', 'email' => self::CUSTOMER, 'what' => '2019 Kubota L3901', 'hours' => 4, 'url' => admin_url('admin.php?page=coleman-leads')],
            'test-lead-missed' => ['day' => DealerTime::today($this->clock), 'error' => '421 Too many connections', 'url' => DeadMail::url()],
            'feed-held' => self::feed(__('30 of 60 would vanish. 30 prices would move by more than 20 %.', 'coleman')),
            'feed-failed' => self::feed(__('The file lacks: description. It has: number, colour.', 'coleman')),
            'feed-bad-rows' => self::feed(''),
            'feed-silent' => ['feed' => 'parts', 'hours' => 24, 'last' => '2026-11-20 02:00:00', 'url' => admin_url('admin.php?page=coleman-feeds')],
            'feed-same' => ['feed' => 'parts', 'days' => 7, 'url' => admin_url('admin.php?page=coleman-feeds')],
            'stock-attention' => [
                'short' => [['600-211-2110', 'Easton', 'W001042, W001038', '2']],
                'arrived' => [['KB-20117', 'Easton', 'W001029', '1']],
                'url' => admin_url('admin.php?page=coleman-orders'),
            ],
            'lead-answer' => [
                'name' => 'Pat',
                'text' => __("It has the quick coupler, and the hours are right: it came from one owner.\n\nShall I hold it for you until Saturday?", 'coleman'),
                'who' => 'Jim Tate',
                'machine' => '2019 Kubota L3901',
                'url' => home_url('/equipment/used/'),
                'phone' => '(816) 555-0101',
                'asked' => __('Does it have the quick coupler? Are the hours right?', 'coleman'),
                'reference' => 'R7KQ2M9X4T',
            ],
            default => ['name' => 'Pat', 'email' => self::CUSTOMER, 'url' => home_url('/customer')],
        };
    }

    /** @return array<string, mixed> */
    private static function feed(string $reason): array
    {
        return [
            'feed' => 'parts',
            'kind' => 'parts',
            'source' => 'parts-2026-11.csv.gz',
            'reason' => $reason,
            'counts' => ['read' => 30, 'bad' => 2, 'new' => 1, 'changed' => 27, 'same' => 0, 'price_moves' => 27, 'vanish' => 30],
            'bad' => ['Line 7, price "12.345": This is no amount of money.', 'Line 19, part_number: It is empty.'],
            'price_moves' => ['600-211-2110: price_cents 3247 → 4100', 'KB-20117: price_cents 9895 → 7500'],
            'url' => FeedMails::url(),
        ];
    }

    /** @return array<string, mixed> */
    private static function inquiry(): array
    {
        return [
            'reference' => 'R7KQ2M9X4T',
            'machine' => '2021 Kubota SVL75-2',
            'machine_url' => home_url('/equipment/used'),
            'is_sold' => false,
            'is_verified' => true,
            'is_test' => false,
            'routed_by' => 'zip',
            'branch' => 'Lee’s Summit',
            'name' => 'Pat Miller',
            'email' => self::CUSTOMER,
            'phone' => '913-555-0134',
            'company' => 'Miller Farms',
            'place' => '4120 Stillwell Road, Easton, KS 66020',
            'comments' => __('Does the price include the bucket? I could come by on Saturday.', 'coleman'),
        ];
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
