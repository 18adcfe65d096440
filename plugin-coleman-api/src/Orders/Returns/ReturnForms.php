<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Orders\OrderAccess;
use Coleman\Api\Orders\OrderPresenter;

/** The form of an order's page that asks for a return. */
final readonly class ReturnForms implements FormActions
{
    public const ACTION = 'order_return';

    public function __construct(private OrderAccess $access, private ReturnRequests $requests)
    {
    }

    public function all(): array
    {
        return [self::ACTION => $this->ask(...)];
    }

    /** @param array<string, string> $fields id, key and email of the order; quantity_{line} and reason_{line}; note; idempotency_key */
    private function ask(array $fields): string
    {
        $order = $this->access->get(FormInput::integer($fields, 'id'), $fields['key'] ?? '', $fields['email'] ?? '');
        $pieces = [];
        $reasons = [];
        foreach ($order->lines as $line) {
            $pieces[$line->id] = FormInput::integer($fields, 'quantity_' . $line->id, 0);
            $reasons[$line->id] = $fields['reason_' . $line->id] ?? '';
        }
        $key = preg_replace('/[^A-Za-z0-9_-]/', '', FormInput::text($fields, 'idempotency_key', 64)) ?? '';
        $asked = $this->requests->ask($order, $pieces, $reasons, str_replace("\r\n", "\n", $fields['note'] ?? ''), $key, $this->access->actor());
        $hasKey = '' !== ($fields['key'] ?? '');
        if ($hasKey) {
            $this->access->remember($asked);
        }

        return FlashMessages::at($hasKey ? OrderPresenter::keyPath($asked) : OrderPresenter::path($asked), 'return-asked');
    }
}
