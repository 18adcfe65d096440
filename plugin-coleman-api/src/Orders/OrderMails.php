<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\People\Membership;
use Coleman\Api\Customers\People\PeopleRepository;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Parts\Part;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\EmailHash;

/**
 * The mails of an order's life: who is told what, when. Ask inside the transaction of what is told: where the customer
 * is left out on purpose, the history tells staff why.
 */
final readonly class OrderMails
{
    /** @var \WeakMap<Order, array{user: int, email: string}> see recipient(); one change of an order writes several letters */
    private \WeakMap $heard;

    public function __construct(private OrderPresenter $presenter, private RecipientSettings $recipients, private AccountRepository $accounts, private RateLimiter $limiter, private OrderRepository $orders, private PeopleRepository $people)
    {
        $this->heard = new \WeakMap();
    }

    /** @return list<Mail> for the customer, and for the parts desk that fills the order */
    public function received(Order $order, bool $tellsCustomer = true): array
    {
        // Both tell of the same order, and others wait for this transaction: it is looked up once.
        $payload = $this->payload($order);

        return [
            ...($this->isWritten($order, $tellsCustomer) ? [$this->toCustomer($order, 'order-received', '', $payload)] : []),
            $this->toDesk($order, 'order-desk', sprintf('order:%d:desk', $order->id), $payload),
        ];
    }

    /** @return list<Mail> what a change of state is told by; none where the customer need not know */
    public function moved(Order $order, OrderState $to): array
    {
        $kind = match ($to) {
            OrderState::Confirmed => 'order-confirmed',
            OrderState::Cancelled => 'order-cancelled',
            default => null,
        };

        return null === $kind || (OrderState::Cancelled === $to && !$this->isWritten($order)) ? [] : [$this->toCustomer($order, $kind, '', $this->payload($order))];
    }

    /** @param \DateTimeImmutable $validUntil as its page tells it */
    public function quoted(Order $order, \DateTimeImmutable $validUntil): Mail
    {
        return $this->toCustomer($order, 'order-quote', sprintf(':%d', $order->version), $this->payload($order) + ['quote' => ['valid_until' => DealerTime::date($validUntil)]]);
    }

    /** Tells the parts desk what the customer says to its prices. */
    public function answered(Order $order, bool $isAccepted): Mail
    {
        return $this->toDesk($order, 'quote-answered', sprintf('order:%d:answered:%d', $order->id, $order->version), $this->payload($order) + ['is_accepted' => $isAccepted]);
    }

    /** Tells the parts desk that the customer does not want the order any more. */
    public function cancelledByCustomer(Order $order, OrderState $before): Mail
    {
        return $this->toDesk($order, 'order-cancelled-desk', sprintf('order:%d:cancelled-desk', $order->id), $this->payload($order) + ['state_before' => $before->value]);
    }

    /** What the desk has to say to the customer. */
    public function message(Order $order, string $text): Mail
    {
        return $this->toCustomer($order, 'order-message', ':' . bin2hex(random_bytes(6)), $this->payload($order) + ['text' => $text]);
    }

    /** Tells the parts desk what the customer has to say. */
    public function messageToDesk(Order $order, string $text): Mail
    {
        return $this->toDesk($order, 'order-message-desk', '', $this->payload($order) + ['text' => $text]);
    }

    /** Tells the parts desk that the card was refused: the order is over, and its parts are back on the shelf. */
    public function paymentFailed(Order $order): Mail
    {
        return $this->toDesk($order, 'payment-failed', sprintf('order:%d:payment-failed', $order->id), $this->payload($order));
    }

    /** Tells the parts desk of money that came when there was no order for it any more. */
    public function paidLate(Order $order, int $cents): Mail
    {
        return $this->toDesk($order, 'payment-late', sprintf('order:%d:paid-late', $order->id), $this->payload($order) + ['paid_cents' => $cents]);
    }

    /** Tells the customer of money that goes back. */
    public function refunded(Order $order, Booking $refund): Mail
    {
        return $this->toCustomer($order, 'order-refunded', ':' . $refund->id, $this->payload($order) + ['refund' => ['cents' => $refund->cents, 'method' => $refund->method->value]]);
    }

    /** Tells the parts desk that the gateway gave nothing back. */
    public function refundFailed(Order $order, Booking $refund, string $reason): Mail
    {
        return $this->toDesk($order, 'refund-failed', sprintf('order:%d:refund-failed:%d', $order->id, $refund->id), $this->payload($order) + ['refund' => ['cents' => $refund->cents, 'reason' => $reason]]);
    }

    /**
     * @param string $parts that are taken out of the order, such as "2 × 600-211-2110"
     * @param int $pieces how many that is
     */
    public function cut(Order $order, string $parts, int $pieces): Mail
    {
        return $this->toCustomer($order, 'order-changed', sprintf(':%d', $order->version), $this->payload($order) + ['cut' => ['parts' => $parts, 'pieces' => $pieces]]);
    }

    /**
     * Tells the customer what the desk has changed.
     *
     * @param list<string> $changes in words
     * @param int $fromCents what the order cost before
     */
    public function edited(Order $order, array $changes, int $fromCents): Mail
    {
        return $this->toCustomer($order, 'order-edited', sprintf(':%d', $order->version), $this->payload($order) + [
            'edit' => ['changes' => $changes] + ($order->hasUnknownPrice ? [] : ['from_cents' => $fromCents, 'to_cents' => $order->totalCents]),
        ]);
    }

    /**
     * Asks the customer for a yes to what would cost more.
     *
     * @param list<string> $changes in words
     */
    public function changeProposed(Order $order, array $changes, int $fromCents, int $toCents): Mail
    {
        return $this->toCustomer($order, 'order-change', sprintf(':%d', $order->version), $this->payload($order) + ['edit' => ['changes' => $changes, 'from_cents' => $fromCents, 'to_cents' => $toCents]]);
    }

    /**
     * Tells the customer of a step of a return (Returns\ReturnMails).
     *
     * @param array<string, string> $facts without anything that a customer has typed
     */
    public function returned(Order $order, string $kind, int $returnId, array $facts): Mail
    {
        return $this->toCustomer($order, $kind, ':' . $returnId, $this->payload($order) + ['return' => $facts]);
    }

    /**
     * Tells the parts desk that a customer wants to return parts.
     *
     * @param array<string, string> $facts
     */
    public function returnAsked(Order $order, int $returnId, array $facts): Mail
    {
        return $this->toDesk($order, 'return-desk', sprintf('order:%d:return-desk:%d', $order->id, $returnId), $this->payload($order) + ['return' => $facts]);
    }

    /** Tells the parts desk what the customer says to a change that it has proposed. */
    public function changeAnswered(Order $order, bool $isAccepted): Mail
    {
        return $this->toDesk($order, 'order-change-desk', sprintf('order:%d:change-desk:%d', $order->id, $order->version), $this->payload($order) + ['is_accepted' => $isAccepted]);
    }

    /** Tells the customer that the order goes on after a hold, and when its parts come now. */
    public function resumed(Order $order): Mail
    {
        return $this->toCustomer($order, 'order-resumed', sprintf(':%d', $order->version), $this->payload($order));
    }

    /**
     * @param array<string, mixed> $fulfilment
     * @param int $version tells apart letters of one kind about one parcel; 0 for a kind that is sent once
     */
    public function fulfilled(Order $order, string $kind, int $fulfilmentId, array $fulfilment, int $version = 0): Mail
    {
        return $this->toCustomer($order, $kind, ':' . $fulfilmentId . (0 === $version ? '' : ':' . $version), $this->payload($order) + ['fulfilment' => $fulfilment]);
    }

    /** @param string $parts such as "2 × 600-211-2110" */
    public function backorderDate(Order $order, string $parts, \DateTimeImmutable $expected): Mail
    {
        $date = $expected->format('Y-m-d');

        return $this->toCustomer($order, 'order-backorder', sprintf(':%d:%s', $order->version, $date), $this->payload($order) + [
            /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
            'backorder' => ['parts' => $parts, 'date' => (string) wp_date(__('F j, Y', 'coleman'), $expected->getTimestamp(), $expected->getTimezone())],
        ]);
    }

    /**
     * @param string $suffix tells apart mails of one kind, each of which is sent once
     * @param array<string, mixed> $payload
     */
    private function toCustomer(Order $order, string $kind, string $suffix, array $payload): Mail
    {
        if ('' === $order->email) {
            // The outbox leaves out what is to nobody.
            $this->leftOut($order, __('No email was sent: the order has no email address.', 'coleman'));
        }

        return new Mail(
            $kind,
            $this->recipient($order)['email'],
            $this->owns($order) ? $payload : self::withoutTyped($payload),
            self::about($order),
            sprintf('order:%d:%s%s', $order->id, $kind, $suffix),
            $this->recipients->parts($order->locationId),
        );
    }

    /**
     * To the parts desk that fills the order; a reply goes to the customer.
     *
     * @param string $once the mail is sent once under this name; '' for each time
     * @param array<string, mixed> $payload
     */
    private function toDesk(Order $order, string $kind, string $once, array $payload): Mail
    {
        $email = $this->recipient($order)['email'];
        if ($email !== $order->email && is_array($payload['order'] ?? null)) {
            $payload['order'] = ['Email' => $email] + $payload['order'];
        }

        return new Mail(
            $kind,
            $this->recipients->parts($order->locationId),
            $payload + ['desk_url' => admin_url(sprintf('admin.php?page=coleman-orders&order=%d', $order->id))],
            self::about($order),
            $once,
            $email,
        );
    }

    /** Whether the address is known to be the buyer's: staff have taken it down, or the account has confirmed it. */
    private function owns(Order $order): bool
    {
        $to = $this->recipient($order);

        return 'phone' === $order->source || $this->accounts->owns($to['user'], $to['email']);
    }

    /**
     * Whom letters about an order go to. Who no longer shares the account that it belongs to cannot open it any more: its
     * owner is told instead, unless the order names an address that is not that person's own.
     *
     * @return array{user: int, email: string}
     */
    private function recipient(Order $order): array
    {
        return $this->heard[$order] ??= $this->whoHears($order);
    }

    /** @return array{user: int, email: string} */
    private function whoHears(Order $order): array
    {
        $buyer = ['user' => $order->customerId, 'email' => $order->email];
        if (0 === $order->accountId || '' === $order->email) {
            return $buyer;
        }
        $user = 0 === $order->customerId ? false : get_userdata($order->customerId);
        $people = $this->people->people($order->accountId);
        $isOther = false !== $user && 0 !== strcasecmp($user->user_email, $order->email);
        if ($isOther || [] === $people || array_any($people, static fn (Membership $one): bool => $one->userId === $order->customerId)) {
            return $buyer;
        }
        $owner = get_userdata($people[0]->ownerId);

        return false === $owner ? $buyer : ['user' => $owner->ID, 'email' => $owner->user_email];
    }

    /** @param bool $isWanted false where the desk has taken down the order, and wants no mail of it */
    private function isWritten(Order $order, bool $isWanted = true): bool
    {
        $why = match (true) {
            !$isWanted => __('No email was sent: the staff member chose not to send one.', 'coleman'),
            !$this->mayWrite($order) => __('No email was sent: the address is not confirmed and has reached its daily limit.', 'coleman'),
            default => '',
        };
        if ('' !== $why) {
            $this->leftOut($order, $why);
        }

        return '' === $why;
    }

    /** Tells staff, in the order's history, why the customer was not written to. */
    public function leftOut(Order $order, string $why): void
    {
        $this->orders->append($order->id, OrderEvent::NOTE, Actor::system(), ['text' => $why], false);
    }

    /**
     * Anybody can order with anybody's address, and cancel again: such mails to one address have a limit a day. The order
     * is placed all the same.
     */
    private function mayWrite(Order $order): bool
    {
        return $this->owns($order)
            || $this->limiter->take('order_mail:' . EmailHash::of($this->recipient($order)['email']), Limits::get('order_mail'));
    }

    /**
     * What a mail tells an address that nobody has shown to be theirs: parts, amounts and our own words. Names, addresses,
     * notes and the description of a special order were typed by whoever ordered; they are on the order's page.
     *
     * @param array<string, mixed> $payload
     * @return array<string, mixed>
     */
    private static function withoutTyped(array $payload): array
    {
        $order = is_array($payload['order'] ?? null) ? $payload['order'] : [];
        $items = is_array($order['Items'] ?? null) ? $order['Items'] : [];
        $payload['order'] = [
            'Items' => array_map(static fn (mixed $item): mixed => is_array($item) && Part::PLACEHOLDER_ID === ($item['PartId'] ?? null)
                ? ['PartNumber' => __('Special order', 'coleman'), 'Description' => ''] + $item
                : $item, $items),
            'BillingAddress' => null,
            'ShippingAddress' => null,
            'PoNumber' => '',
            'Note' => '',
            'placed_by' => '',
            // It says what was corrected, from what to what.
            'history' => [],
        ] + $order;
        $payment = is_array($payload['payment'] ?? null) ? $payload['payment'] : [];

        return ['payment' => ['phone' => ''] + $payment] + $payload;
    }

    private static function about(Order $order): string
    {
        return sprintf('order:%d', $order->id);
    }

    /** @return array<string, mixed> the order as it is now, and where it can be seen */
    private function payload(Order $order): array
    {
        return [
            'order' => $this->presenter->present($order),
            'url' => home_url(OrderPresenter::mailPath($order)),
            'quote_url' => home_url(OrderPresenter::keyPath($order, '/quote')),
            // What the sentence about payment needs where addresses are left out.
            'payment' => ['ships' => $order->ships(), 'phone' => $order->billing->phone],
        ];
    }
}
