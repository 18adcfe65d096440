<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\Payment;
use Coleman\Api\Orders\Payment\PaymentDue;
use Coleman\Api\Orders\Payment\PaymentOutcome;
use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Orders\Payment\PaymentStatus;
use Coleman\Api\Orders\Payment\RefundOutcome;
use Coleman\Api\Orders\Payment\StripeGateway;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Orders\PayMethod;
use Coleman\Tests\FixedClock;

/** Orders by card: what is paid once counts once, what is not paid in time goes back, what comes late is told. */
final class PaymentTest extends OrderTestCase
{
    private FakeGateway $gateway;

    private PaymentService $payments;

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('coleman_card_is_open', '__return_true');
        $this->gateway = new FakeGateway();
        $modules = $this->modules();
        $this->payments = new PaymentService(
            fn (): FakeGateway => $this->gateway,
            $modules->foundation->transaction(),
            $modules->orderRecords->repository(),
            $modules->orders->service(),
            $modules->orders->transitions(),
            $modules->orders->cardBookings(),
            new OrderMails($modules->orderRecords->presenter(), new RecipientSettings(), $modules->customers->accounts(), $modules->foundation->rateLimiter(), $modules->orderRecords->repository(), $modules->customers->peopleRepository()),
            $modules->mail->outbox(),
        );
    }

    protected function tearDown(): void
    {
        remove_filter('coleman_card_is_open', '__return_true');
        delete_option(StripeKeys::OPTION);
        parent::tearDown();
    }

    public function testAnOrderWaitsForItsPaymentAndIsReceivedOnceItIsPaid(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->byCard();
        self::assertSame(OrderState::PendingPayment, $order->state);
        self::assertSame($before - 2, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame([], $this->mailKinds());

        $page = $this->payments->begin($order);
        self::assertSame($page, $this->payments->begin($order));
        $reference = $this->reference();
        self::assertSame($order->totalCents, $this->gateway->due[$reference]->cents);
        self::assertStringContainsString('payment=return', $this->gateway->due[$reference]->returnUrl);

        $this->payments->handleWebhook($reference, 'signed');
        self::assertSame(OrderState::PendingPayment, $this->fresh($order)->state);
        $this->gateway->pay($reference);
        foreach (range(1, 3) as $time) {
            $this->payments->handleWebhook($reference, 'signed');
        }
        self::assertSame(OrderState::Received, $this->fresh($order)->state);
        self::assertSame(['order-desk', 'order-received'], $this->mailKinds());
        self::assertSame(1, $this->noted($order, 'paid'));
        self::assertSame(0, $this->noted($order, 'late'));
        self::assertSame([$order->totalCents, PaymentStatus::Paid], [$this->fresh($order)->paidCents, $this->fresh($order)->paymentStatus()]);
        self::assertSame(1, $this->rows('order_payments'));
    }

    public function testWhoComesBackFirstFindsThePaymentBeforeItsCall(): void
    {
        $order = $this->byCard();
        $this->payments->begin($order);
        $this->gateway->isAway = true;
        self::assertSame(OrderState::PendingPayment, $this->payments->returned($order)->state);
        $this->gateway->isAway = false;
        self::assertSame(OrderState::PendingPayment, $this->payments->returned($order)->state);
        $this->gateway->pay($this->reference());
        self::assertSame(OrderState::Received, $this->payments->returned($order)->state);
    }

    public function testWhatIsNotPaidInTimeGoesBackAndItsPageIsClosed(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->byCard();
        $this->payments->begin($order);
        self::assertSame(0, $this->payments->expireUnpaid());
        $this->runOut($order);
        self::assertSame(1, $this->payments->expireUnpaid());
        self::assertSame(0, $this->payments->expireUnpaid());
        self::assertSame(OrderState::Cancelled, $this->fresh($order)->state);
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame([$this->reference()], $this->gateway->closed);
    }

    public function testWhereCronIsLateAHoldThatHasRunOutIsNotShown(): void
    {
        $order = $this->byCard();
        $this->runOut($order);
        self::assertSame(OrderState::Cancelled, $this->modules()->orders->access()->get($order->id, $order->key, $order->email)->state);
    }

    public function testMoneyThatComesLateIsKeptAndToldOnce(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->byCard();
        $this->payments->begin($order);
        $this->runOut($order);
        $this->payments->expireUnpaid();
        $this->gateway->pay($this->reference());
        foreach (range(1, 2) as $time) {
            $this->payments->handleWebhook($this->reference(), 'signed');
        }
        self::assertSame(OrderState::Cancelled, $this->fresh($order)->state);
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame(1, $this->noted($order, 'late'));
        self::assertSame([$order->totalCents, 0], [$this->fresh($order)->paidCents, $this->fresh($order)->payableCents()]);
        self::assertSame(['order-cancelled', 'payment-late'], $this->mailKinds());
    }

    public function testAnotherAmountIsForAPersonToLookAt(): void
    {
        $order = $this->byCard();
        $this->payments->begin($order);
        $this->gateway->pay($this->reference(), cents: 1);
        $this->payments->handleWebhook($this->reference(), 'signed');
        self::assertSame(OrderState::PendingPayment, $this->fresh($order)->state);
        self::assertSame(['payment-late'], $this->mailKinds());
    }

    public function testAFailedPaymentGivesThePartsBack(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->byCard();
        $this->payments->begin($order);
        $this->gateway->pay($this->reference(), PaymentOutcome::Failed);
        $this->payments->handleWebhook($this->reference(), 'signed');
        self::assertSame(OrderState::Failed, $this->fresh($order)->state);
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testAPaymentOfAnotherPageMovesNothing(): void
    {
        $order = $this->byCard();
        $this->payments->begin($order);
        $this->gateway->payments['other'] = new Payment($order->id, 'other', PaymentOutcome::Paid, $order->totalCents, 'pi_2');
        $this->payments->handleWebhook('other', 'signed');
        self::assertSame(OrderState::PendingPayment, $this->fresh($order)->state);
    }

    public function testTheCallIsRefusedUnlessItIsSigned(): void
    {
        self::assertSame(404, $this->call('POST', '/payments/webhook')->get_status());
        StripeKeys::save('sk_test', 'whsec_test');
        unset($_SERVER['HTTP_ORIGIN']);
        $_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
        $refused = $this->call('POST', '/payments/webhook', [], ['Stripe-Signature' => 't=1,v1=' . str_repeat('0', 64)]);
        self::assertSame([400, 'coleman_bad_signature'], [$refused->get_status(), $this->body($refused)['code']]);
    }

    public function testStripeIsSpokenToByItsRules(): void
    {
        StripeKeys::save('sk_test_1', 'whsec_1');
        $keys = StripeKeys::ofSite();
        self::assertNotNull($keys);
        self::assertStringNotContainsString('sk_test_1', serialize(get_option(StripeKeys::OPTION)));
        $clock = new FixedClock('2026-03-01 12:00:00');
        $stripe = new StripeGateway($keys, $clock);
        $asked = [];
        $answer = static function (mixed $answer, array $args, string $url) use (&$asked): array {
            $asked[] = [$args['method'], $url, $args['headers'], $args['body'] ?? null];

            return ['response' => ['code' => 200, 'message' => 'OK'], 'headers' => [], 'cookies' => [], 'filename' => null, 'body' => (string) wp_json_encode([
                'id' => 'cs_1', 'url' => 'https://checkout.stripe.com/c/cs_1', 'client_reference_id' => '12', 'payment_status' => 'paid', 'amount_total' => 4_200, 'payment_intent' => 'pi_9',
            ])];
        };
        add_filter('pre_http_request', $answer, 10, 3);
        try {
            $session = $stripe->start('order-12-k', new PaymentDue(12, 'Order W000012', 4_200, 'ann@example.com', 'https://x.example/back', 'https://x.example/'));
            $payment = $stripe->find('cs_1');
            $stripe->close('cs_1');
        } finally {
            remove_filter('pre_http_request', $answer);
        }
        self::assertSame(['cs_1', 'https://checkout.stripe.com/c/cs_1'], [$session->reference, $session->url]);
        self::assertSame([12, 4_200, PaymentOutcome::Paid, 'pi_9'], [$payment?->orderId, $payment?->cents, $payment?->outcome, $payment?->id]);
        [$method, $url, $headers, $body] = $asked[0];
        self::assertSame(['POST', 'https://api.stripe.com/v1/checkout/sessions'], [$method, $url]);
        self::assertSame(['Bearer sk_test_1', 'order-12-k'], [$headers['Authorization'], $headers['Idempotency-Key']]);
        parse_str((string) $body, $sent);
        self::assertSame('4200', $sent['line_items'][0]['price_data']['unit_amount'] ?? '');
        self::assertSame((string) ($clock->now()->getTimestamp() + 1_860), $sent['expires_at']);
        self::assertSame('https://api.stripe.com/v1/checkout/sessions/cs_1/expire', $asked[2][1]);
    }

    /** @return iterable<string, array{int, array<string, mixed>, RefundOutcome|null}> status and body of Stripe's answer, what it means; null for nobody knows */
    public static function refundAnswers(): iterable
    {
        $refund = static fn (string $status): array => ['id' => 're_1', 'status' => $status, 'metadata' => ['coleman_refund' => 'desk-12-key'], 'failure_reason' => 'failed' === $status ? 'expired_or_canceled_card' : null];
        yield 'done' => [200, $refund('succeeded'), RefundOutcome::Done];
        yield 'on its way' => [200, $refund('pending'), RefundOutcome::Pending];
        yield 'waits for somebody' => [200, $refund('requires_action'), RefundOutcome::Pending];
        yield 'failed' => [200, $refund('failed'), RefundOutcome::Failed];
        yield 'refused' => [400, ['error' => ['message' => 'Charge ch_1 has already been refunded.']], RefundOutcome::Failed];
        yield 'declined' => [402, ['error' => ['message' => 'Insufficient funds.']], RefundOutcome::Failed];
        yield 'asked twice at once' => [409, ['error' => ['message' => 'There is another request with this key.']], null];
        yield 'too busy' => [429, ['error' => ['message' => 'Too many requests.']], null];
        yield 'out of order' => [500, [], null];
        yield 'a key that is not valid any more' => [401, ['error' => ['message' => 'Invalid API key.']], null];
        yield 'no answer in time' => [0, [], null];
    }

    /**
     * @dataProvider refundAnswers
     * @param array<string, mixed> $body
     */
    public function testStripesAnswerToARefundIsDoneRefusedOrUnknown(int $status, array $body, ?RefundOutcome $outcome): void
    {
        StripeKeys::save('sk_test_1', 'whsec_1');
        $keys = StripeKeys::ofSite();
        self::assertNotNull($keys);
        $asked = [];
        $answer = static function (mixed $answer, array $args, string $url) use (&$asked, $status, $body): mixed {
            $asked[] = [$args['method'], $url, $args['headers'], $args['body'] ?? ''];

            return 0 === $status ? new \WP_Error('http_request_failed', 'timed out') : ['response' => ['code' => $status, 'message' => ''], 'headers' => [], 'cookies' => [], 'filename' => null, 'body' => (string) wp_json_encode('GET' === $args['method'] && 200 === $status ? ['data' => [['id' => 're_0', 'status' => 'succeeded', 'metadata' => []], $body]] : $body)];
        };
        add_filter('pre_http_request', $answer, 10, 3);
        $stripe = new StripeGateway($keys, new FixedClock('2026-03-01 12:00:00'));
        try {
            $told = $stripe->refund('pi_9', 700, 'desk-12-key');
            self::assertSame([$outcome, 'desk-12-key'], [$told->outcome, $told->name]);
            self::assertSame(RefundOutcome::Failed === $outcome, '' !== $told->reason);
            if (200 === $status) {
                self::assertEquals($told, $stripe->findRefund('pi_9', 'desk-12-key'));
                self::assertNull($stripe->findRefund('pi_9', 'desk-12-other'));
                self::assertSame('https://api.stripe.com/v1/refunds?payment_intent=pi_9&limit=100', $asked[1][1]);
            }
        } catch (ApiError $unknown) {
            self::assertSame([null, 503], [$outcome, $unknown->status]);
        } finally {
            remove_filter('pre_http_request', $answer);
        }
        parse_str((string) $asked[0][3], $sent);
        self::assertSame(['pi_9', '700', ['coleman_refund' => 'desk-12-key']], [$sent['payment_intent'] ?? '', $sent['amount'] ?? '', $sent['metadata'] ?? []]);
        self::assertSame('desk-12-key', $asked[0][2]['Idempotency-Key']);
    }

    /** @return iterable<string, array{string, int, string, bool}> signed with, seconds ago, what is changed, taken */
    public static function signatures(): iterable
    {
        yield 'ours' => ['whsec_1', 0, '', true];
        yield 'ours, a little late' => ['whsec_1', 290, '', true];
        yield 'caught and played again' => ['whsec_1', 301, '', false];
        yield 'of the future' => ['whsec_1', -301, '', false];
        yield 'with another secret' => ['whsec_2', 0, '', false];
        yield 'of another body' => ['whsec_1', 0, ' ', false];
    }

    /** @dataProvider signatures */
    public function testOnlyStripesOwnWordsAreTaken(string $secret, int $ago, string $more, bool $isTaken): void
    {
        StripeKeys::save('sk_test_1', 'whsec_1');
        $keys = StripeKeys::ofSite();
        self::assertNotNull($keys);
        $clock = new FixedClock('2026-03-01 12:00:00');
        $body = (string) wp_json_encode(['type' => 'checkout.session.completed', 'data' => ['object' => ['id' => 'cs_1', 'client_reference_id' => '12', 'payment_status' => 'paid', 'amount_total' => 1]]]);
        $time = $clock->now()->getTimestamp() - $ago;
        $signature = sprintf('t=%d,v1=%s,v1=%s', $time, str_repeat('0', 64), hash_hmac('sha256', $time . '.' . $body, $secret));
        if (!$isTaken) {
            $this->expectException(ApiError::class);
        }
        self::assertSame('cs_1', (static fn (mixed $told): string => $told instanceof Payment ? $told->reference : '')((new StripeGateway($keys, $clock))->readWebhook($body . $more, $signature)));
    }

    private function byCard(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 2]);

        return $this->place(['pay' => PayMethod::Card]);
    }

    private function reference(): string
    {
        return (string) array_key_first($this->gateway->due);
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    private function runOut(Order $order): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET held_until = %s WHERE id = %d', ['2020-01-01 00:00:00', $order->id]);
    }

    private function noted(Order $order, string $what): int
    {
        return count(array_filter($this->modules()->orderRecords->repository()->events($order->id, false), static fn ($event): bool => $what === ($event->detail['what'] ?? '')));
    }

    /** @return list<string> */
    private function mailKinds(): array
    {
        $kinds = array_map(static fn (array $mail): string => $mail['kind'], $this->modules()->mail->outbox()->list());
        sort($kinds);

        return $kinds;
    }
}
