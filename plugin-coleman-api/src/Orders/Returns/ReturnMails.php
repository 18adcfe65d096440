<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Support\Money;

/** The mails of a return's life. What the customer typed is told to the desk alone. */
final readonly class ReturnMails
{
    public function __construct(private OrderMails $mails, private LocationRepository $locations)
    {
    }

    /** @return list<Mail> to the customer, and to the parts desk unless it has entered the return itself */
    public function asked(Order $order, OrderReturn $return): array
    {
        $facts = $this->facts($order, $return);

        return [
            $this->mails->returned($order, 'return-asked', $return->id, $facts),
            $this->mails->returnAsked($order, $return->id, $facts + ['reasons' => ReturnWords::reasons($order, $return), 'note' => $return->note]),
        ];
    }

    /** What the desk has decided, or done with the parts. */
    public function moved(Order $order, OrderReturn $return): Mail
    {
        $kind = match ($return->state) {
            ReturnState::Requested => 'return-asked',
            ReturnState::Approved => 'return-approved',
            ReturnState::Refused => 'return-refused',
            ReturnState::Received => 'return-received',
            ReturnState::Closed => 'return-closed',
        };

        return $this->mails->returned($order, $kind, $return->id, $this->facts($order, $return));
    }

    /** What the parts were worth, and what of it is paid out and how. */
    public function closed(Order $order, OrderReturn $return, int $refundCents, ?PaidBy $method): Mail
    {
        return $this->mails->returned($order, 'return-closed', $return->id, [
            'credit' => 0 === $return->creditCents ? '' : Money::format($return->creditCents),
            'refund' => 0 === $refundCents || null === $method ? '' : sprintf('%s, %s', Money::format($refundCents), $method->label()),
            'left' => 0 === $order->owedCents() ? '' : Money::format($order->owedCents()),
        ] + $this->facts($order, $return));
    }

    /** @return array<string, string> */
    private function facts(Order $order, OrderReturn $return): array
    {
        $branch = $this->locations->byId($return->locationId);

        return [
            'number' => $return->number(),
            'parts' => ReturnWords::parts($order, $return->pieces()),
            'answer' => $return->answer,
            'branch' => null === $branch ? '' : sprintf("%s\n%s\n%s, %s %s\n%s", get_bloginfo('name'), $branch->address, $branch->city, $branch->state, $branch->postalCode, $branch->phone),
        ];
    }
}
