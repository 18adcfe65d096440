<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Http\Limits;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingState;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Staff\Actor;

/** Who is told what of an order, and who is reached by answering. */
final class OrderMailsTest extends OrderTestCase
{
    private const CUSTOMER = 'ann@example.com';

    private mixed $before = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->before = get_option(RecipientSettings::OPTION, null);
        update_option(RecipientSettings::OPTION, ['parts' => ['default' => 'parts@coleman.example', '2' => 'lee@coleman.example']]);
    }

    protected function tearDown(): void
    {
        null === $this->before ? delete_option(RecipientSettings::OPTION) : update_option(RecipientSettings::OPTION, $this->before);
        delete_option(Limits::OPTION);
        parent::tearDown();
    }

    public function testANewOrderIsToldToTheCustomerAndToTheDeskOfItsBranch(): void
    {
        $this->fill([$this->inStock() => 1]);
        $this->place();
        self::assertSame([
            'order-received' => [self::CUSTOMER, 'parts@coleman.example'],
            'order-desk' => ['parts@coleman.example', self::CUSTOMER],
        ], $this->told());

        $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
        $this->fill([$this->inStock() => 1]);
        $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 2]);
        self::assertSame([
            'order-received' => [self::CUSTOMER, 'lee@coleman.example'],
            'order-desk' => ['lee@coleman.example', self::CUSTOMER],
        ], $this->told());
    }

    public function testEachLetterToTheDeskLeadsToTheOrder(): void
    {
        $order = $this->order();
        $mails = $this->modules()->orderRecords->mails();
        $refund = new Booking(1, $order->id, BookingKind::Refund, PaidBy::Card, 500, BookingState::Failed, 0, false, '', '', 0, $order->placedAt, 'refund');
        $letters = [
            $mails->received($order)[1], $mails->answered($order, true), $mails->cancelledByCustomer($order, OrderState::Confirmed),
            $mails->messageToDesk($order, 'Hello'), $mails->paymentFailed($order), $mails->paidLate($order, 500),
            $mails->refundFailed($order, $refund, 'No'), $mails->returnAsked($order, 1, []), $mails->changeAnswered($order, false),
        ];
        foreach ($letters as $letter) {
            $shown = $this->modules()->mail->preview()->render($letter->kind, $letter->payload);
            self::assertNotNull($shown);
            self::assertStringContainsString("Open the order:\n" . admin_url('admin.php?page=coleman-orders&order=' . $order->id), $shown['text'], $letter->kind);
        }
    }

    public function testEachChangeIsToldToTheCustomerOnce(): void
    {
        $confirmed = $this->moved($this->order(), OrderState::Confirmed);
        self::assertSame(['order-confirmed' => [self::CUSTOMER, 'parts@coleman.example']], $this->told());

        $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
        $this->moved($confirmed, OrderState::Processing);
        self::assertSame([], $this->told(), 'that it is picked is no news');

        $this->moved($this->order(), OrderState::Cancelled);
        self::assertSame(['order-cancelled' => [self::CUSTOMER, 'parts@coleman.example']], $this->told());

        $order = $this->modules()->orders->ledger()->receive($this->order(), 'check', 500, 'No. 12', 'mails-0001', Actor::staff(1));
        $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
        $this->modules()->orders->ledger()->refund($order, 'cash', 200, 'Too much', 'mails-0002', Actor::staff(1));
        self::assertSame(['order-refunded' => [self::CUSTOMER, 'parts@coleman.example']], $this->told());
    }

    public function testTheDeskIsToldWhenTheCustomerCancels(): void
    {
        $toDesk = ['order-cancelled' => [self::CUSTOMER, 'parts@coleman.example'], 'order-cancelled-desk' => ['parts@coleman.example', self::CUSTOMER]];
        foreach ([[], [OrderState::Confirmed]] as $steps) {
            $order = array_reduce($steps, fn (Order $order, OrderState $step): Order => $this->moved($order, $step), $this->order());
            $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
            $this->modules()->orders->service()->cancel($order, Actor::guest());
            self::assertSame($toDesk, $this->told());
        }
        $told = [];
        foreach ($this->modules()->mail->outbox()->list() as $mail) {
            if ('order-cancelled-desk' === $mail['kind']) {
                $letter = $this->modules()->mail->templates()->write($mail['kind'], $mail['payload']);
                $told[] = (string) wp_json_encode($letter->pieces ?? [], JSON_UNESCAPED_UNICODE);
            }
        }
        self::assertCount(1, $told);
        self::assertStringContainsString('You already confirmed it. Don’t pick or ship it', $told[0]);

        $order = $this->order();
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET state = %s WHERE id = %d', [OrderState::PendingPayment->value, $order->id]);
        $this->modules()->orders->service()->cancel($this->modules()->orderRecords->repository()->byId($order->id) ?? $order, Actor::guest());
        self::assertSame(['order-cancelled' => [self::CUSTOMER, 'parts@coleman.example']], $this->told(), 'the desk has not heard of what was never paid');
    }

    /** Whatever is ordered, each mail says how and when it is paid, and nothing of the other way to have it. */
    public function testEachMailSaysHowThisOrderIsPaid(): void
    {
        $tried = 0;
        foreach ([Fulfilment::Ship, Fulfilment::WillCall] as $fulfilment) {
            foreach ([PayMethod::PayInStore, PayMethod::CallMe] as $method) {
                if (Fulfilment::Ship === $fulfilment && PayMethod::PayInStore === $method) {
                    continue;
                }
                $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
                $this->fill([$this->inStock() => 1]);
                $order = $this->moved($this->place(['fulfilment' => $fulfilment, 'location' => 2, 'pay' => $method, 'address' => ['phone' => '913-555-0100']]), OrderState::Confirmed);
                $this->modules()->orders->fulfilmentService()->send($order, $fulfilment, 2, '', '', [$order->lines[0]->id => 1], Actor::staff(1));
                foreach ($this->modules()->mail->outbox()->list() as $mail) {
                    if ('order-desk' === $mail['kind']) {
                        continue;
                    }
                    $letter = $this->modules()->mail->templates()->write($mail['kind'], $mail['payload']);
                    $text = implode("\n", array_map(static fn (array $piece): string => 'text' === $piece['kind'] ? $piece['text'] ?? '' : '', $letter->pieces ?? []));
                    $case = "{$fulfilment->value} {$method->value} {$mail['kind']}";
                    if (Fulfilment::Ship === $fulfilment) {
                        self::assertDoesNotMatchRegularExpression('/in store|pick (it |them )?up/i', $text, $case);
                    } else {
                        self::assertDoesNotMatchRegularExpression('/before your order ships/i', $text, $case);
                    }
                    if ('order-shipped' !== $mail['kind']) {
                        self::assertMatchesRegularExpression('/pay/i', $text, $case);
                    }
                    $tried++;
                }
            }
        }
        self::assertSame(9, $tried);
    }

    public function testTheHistoryTellsStaffWhenAnUnconfirmedAddressIsNotWrittenTo(): void
    {
        update_option(Limits::OPTION, ['order_mail' => [2, 86_400]]);
        $line = 'No email was sent: the address is not confirmed and has reached its daily limit.';
        $orders = [];
        foreach (['a', 'b', 'c'] as $name) {
            $this->fill([$this->inStock() => 1], $name);
            $orders[$name] = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner($name)), $this->request()));
        }
        self::assertSame([[], []], [$this->leftOut($orders['a']), $this->leftOut($orders['b'])], 'what was written is not said to be left out');
        self::assertSame([$line], $this->leftOut($orders['c']));
        $this->modules()->orders->service()->cancel($orders['c'], Actor::guest());
        self::assertSame([$line, $line], $this->leftOut($orders['c']), 'nor is it told that it is cancelled');
        // What the desk has to say is always mailed.
        $this->moved($orders['b'], OrderState::Confirmed);
        self::assertSame([], $this->leftOut($orders['b']));
    }

    public function testTheHistoryTellsStaffWhenThereIsNoAddressOrTheDeskWantedNoMail(): void
    {
        $request = new CheckoutRequest('', Address::stored(['name' => 'Ann Farmer', 'phone' => '913-555-0100']), null, Fulfilment::WillCall, 2, [], PayMethod::PayInStore, source: 'phone', tellsCustomer: false);
        $this->fill([$this->inStock() => 1]);
        $order = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner(), staff: Actor::staff(1)), $request));
        $this->moved($order, OrderState::Confirmed);
        self::assertSame(['No email was sent: the staff member chose not to send one.', 'No email was sent: the order has no email address.'], $this->leftOut($order));
        self::assertSame(['order-desk' => ['lee@coleman.example', '']], $this->told());
    }

    /** @return list<string> what the desk reads of mails that were left out; the customer reads none of it */
    private function leftOut(Order $order): array
    {
        $told = fn (bool $onlyPublic): array => array_values(array_filter(
            array_map(OrderPresenter::sentence(...), $this->modules()->orderRecords->repository()->events($order->id, $onlyPublic)),
            static fn (string $line): bool => str_starts_with($line, 'No email was sent'),
        ));
        self::assertSame([], $told(true));

        return $told(false);
    }

    private function order(): Order
    {
        $this->fill([$this->inStock() => 1]);
        $order = $this->place();
        $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');

        return $order;
    }

    private function moved(Order $order, OrderState $to): Order
    {
        return $this->modules()->orders->service()->move($order, $to, Actor::staff(1));
    }

    /** @return array<string, array{string, string}> recipient and who is answered, by letter */
    private function told(): array
    {
        $told = [];
        foreach (array_reverse($this->modules()->mail->outbox()->list()) as $mail) {
            self::assertArrayNotHasKey($mail['kind'], $told, 'told twice');
            $told[$mail['kind']] = [$mail['recipient'], $mail['reply_to']];
            self::assertNotNull($this->modules()->mail->preview()->render($mail['kind'], $mail['payload']));
        }

        return $told;
    }
}
