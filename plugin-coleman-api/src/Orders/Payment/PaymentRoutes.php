<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** Where the payment gateway tells what became of a payment. */
final readonly class PaymentRoutes
{
    public function __construct(private PaymentService $payments)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('POST', '/payments/webhook', Permission::Anyone, Caching::Personal, '', 'done', $this->webhook(...), 'What the payment gateway tells, signed by it.', isSigned: true),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function webhook(\WP_REST_Request $request): Reply
    {
        /** @var array<string, list<string>> $headers */
        $headers = $request->get_headers();
        $signature = PaymentHooks::signature($request->get_header('stripe_signature') ?? '', array_map(static fn (array $values): string => implode(', ', $values), $headers));
        $this->payments->handleWebhook($request->get_body(), $signature);

        return new Reply(['done' => true, 'message' => '']);
    }
}
