<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Integrations;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Hooks\Outgoing;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Integrations\Answer;
use Coleman\Api\Integrations\Carrier;
use Coleman\Api\Integrations\CurlCarrier;
use Coleman\Api\Integrations\DeliveryFailed;
use Coleman\Api\Integrations\DeliveryRepository;
use Coleman\Api\Integrations\WebhookRepository;
use Coleman\Api\Integrations\WebhookSignature;
use Coleman\Api\Integrations\WebhookUrl;
use Coleman\Api\Integrations\WebhookWorker;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** Other systems are told what happens: signed, once it is certain, and again until they have it. */
final class WebhooksTest extends OrderTestCase
{
    use AtTheDesk;

    private const ALL = ['order.placed', 'order.changed', 'order.paid', 'order.shipped', 'order.returned', 'rental.requested', 'lead.received'];

    private int $now = 0;

    /** @var list<array{url: string, headers: array<string, string>, body: string}> */
    private array $sent = [];

    /** @var list<Answer|DeliveryFailed> what the other system says, the last one again and again */
    private array $answers = [];

    protected function setUp(): void
    {
        parent::setUp();
        require_once dirname(__DIR__, 4) . '/docs/examples/webhook-receiver/receiver.php';
        $this->clear();
        // What is queued now is due.
        $this->now = time() + 5;
        $this->sent = [];
        $this->answers = [new Answer(204, '', 12)];
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        $this->clear();
        parent::tearDown();
    }

    public function testWhatIsCommittedIsToldAndWhatIsUndoneIsNot(): void
    {
        $this->webhook(['order.placed']);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        self::assertSame(1, $this->rows('webhook_deliveries'));
        $connection = $this->modules()->foundation->connection();
        try {
            $this->modules()->foundation->transaction()->run(static function () use ($connection, $order): never {
                Outgoing::tell($connection->beforeCommit(...), Outgoing::ORDER_PLACED, 'order:' . $order->id, static fn (): array => ['order' => ['id' => 1]]);
                throw new \DomainException('The server has thought better of it.');
            });
        } catch (\DomainException) {
            self::assertSame(1, $this->rows('webhook_deliveries'));
        }
        // Nor with the next that is committed.
        $this->modules()->foundation->transaction()->run(static fn (): int => 1);
        self::assertSame(1, $this->rows('webhook_deliveries'));

        self::assertSame(1, $this->worker()->work(10, 10.0));
        [$call] = $this->sent;
        $event = json_decode($call['body'], true);
        self::assertIsArray($event);
        self::assertSame(['coleman.event/1', 'order.placed', $order->id, $order->totalCents], [$event['schema'], $event['event'], $event['data']['order']['id'], $event['data']['order']['total_cents']]);
        self::assertSame(['order.placed', $event['id']], [$call['headers']['Coleman-Event'], $call['headers']['Coleman-Event-Id']]);
        self::assertSame(0, $this->worker()->work(10, 10.0), 'it is told once');
    }

    public function testEveryEventIsTold(): void
    {
        $this->webhook(self::ALL);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        $desk = $this->modules()->orders;
        $order = $desk->service()->move($order, OrderState::Confirmed, Actor::staff(1));
        $order = $desk->fulfilmentService()->send($order, Fulfilment::Ship, $this->branchOf($order), 'UPS', '1Z9', [$order->lines[0]->id => 1], Actor::staff(1));
        $this->desk('POST', "/orders/{$order->id}/payments", ['version' => $order->version, 'method' => 'cash', 'cents' => $order->totalCents, 'idempotency_key' => wp_generate_uuid4()]);
        $order = $this->modules()->orderRecords->repository()->byId($order->id) ?? self::fail('The order is gone.');
        $line = $order->lines[0]->id;
        $order = $this->modules()->returns->requests()->ask($order, [$line => 1], [$line => 'not_needed'], '', '', Actor::guest());
        $return = $this->modules()->orderRecords->returns()->ofOrder($order->id)[0]->id;
        $order = $this->modules()->returns->desk()->approve($order, $return, 1, '', Actor::staff(1));
        $this->modules()->returns->desk()->receive($order, $return, 1, [$line => 1], [$line => 1], Actor::staff(1));

        $told = [];
        $bodies = [];
        foreach ($this->modules()->foundation->connection()->rows('SELECT event, about, email, body FROM {webhook_deliveries} ORDER BY id') as $row) {
            $told[] = $row['event'] . ' ' . str_replace((string) $order->id, 'N', (string) $row['about']) . ' ' . $row['email'];
            $bodies[(string) $row['event']] ??= json_decode((string) $row['body'], true)['data'] ?? [];
        }
        self::assertSame([
            'order.placed order:N ann@example.com',
            'order.changed order:N ann@example.com',
            'order.changed order:N ann@example.com', 'order.shipped order:N ann@example.com',
            'order.changed order:N ann@example.com', 'order.paid order:N ann@example.com',
            'order.changed order:N ann@example.com', 'order.changed order:N ann@example.com',
            'order.changed order:N ann@example.com', "order.returned return:$return ann@example.com",
        ], $told);
        self::assertSame(['UPS', '1Z9', 1], [$bodies['order.shipped']['parcel']['carrier'], $bodies['order.shipped']['parcel']['tracking'], $bodies['order.shipped']['parcel']['lines'][0]['quantity']]);
        self::assertSame([$return, 1, 1], [$bodies['order.returned']['return']['id'], $bodies['order.returned']['return']['lines'][0]['received'], $bodies['order.returned']['return']['lines'][0]['restocked']]);
        foreach ($this->desk('GET', '/webhooks/deliveries') as $delivery) {
            self::assertSame('order.returned' === $delivery['event'] ? $order->number() . '-R' . $return : $order->number(), $delivery['number'], 'staff know it by its number');
        }
        self::assertSame('paid', $bodies['order.paid']['order']['payment_status']);
        self::assertSame('open', $bodies['order.changed']['before']['payment_status']);
    }

    public function testNothingIsReadWhereNobodyWantsToKnow(): void
    {
        $this->webhook(['lead.received']);
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place();
        self::assertSame(0, $this->rows('webhook_deliveries'));
        self::assertTrue(WebhookRepository::wants('lead.received'));
        $this->desk('POST', sprintf('/webhooks/%d/remove', $this->desk('GET', '/webhooks')[0]['id']));
        self::assertFalse(WebhookRepository::wants('lead.received'));
    }

    public function testItIsTriedAgainWithGrowingPausesThenGivenUpAndReplayed(): void
    {
        $this->webhook(['order.placed']);
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place();
        $this->answers = [new DeliveryFailed('Connection refused', 3), new Answer(500, "Oops\0<b>", 40), new Answer(302, '', 5)];
        $pauses = [];
        for ($try = 1; $try <= 6; $try++) {
            self::assertSame(0, $this->worker()->work(10, 10.0));
            self::assertCount($try, $this->sent, 'one that fails is not tried at once again');
            $next = (string) $this->modules()->foundation->connection()->value('SELECT next_at FROM {webhook_deliveries}');
            $pauses[] = (int) strtotime($next . ' UTC') - $this->now;
            $this->now += max(0, (int) end($pauses));
        }
        self::assertSame([60, 300, 1_800, 7_200, 43_200, 0], $pauses);
        [$delivery] = $this->desk('GET', '/webhooks/deliveries', ['state' => 'dead']);
        self::assertIsArray($delivery);
        self::assertSame([[0, 3, '', 'Connection refused'], [500, 40, 'Oops <b>', ''], [302, 5, '', '']], array_map(static fn (array $attempt): array => [$attempt['status'], $attempt['ms'], $attempt['answer'], $attempt['fault']], array_slice($delivery['attempts'], 0, 3)));
        self::assertSame(1, $this->desk('GET', '/webhooks')[0]['dead']);
        $this->now += 100_000;
        self::assertSame(0, $this->worker()->work(10, 10.0), 'what was given up stays so');

        $this->answers = [new Answer(200, 'ok', 9)];
        $replayed = $this->desk('POST', "/webhooks/deliveries/{$delivery['id']}/replay");
        self::assertSame('waiting', $replayed['state']);
        self::assertSame(1, $this->worker()->work(10, 10.0));
        self::assertSame(['sent', 7], [$this->desk('GET', "/webhooks/deliveries/{$delivery['id']}")['state'], count($this->desk('GET', "/webhooks/deliveries/{$delivery['id']}")['attempts'])]);
        self::assertCount(1, array_unique(array_column($this->sent, 'body')), 'the body and its id stay the same');
        self::assertNotSame($this->sent[0]['headers']['Coleman-Timestamp'], $this->sent[6]['headers']['Coleman-Timestamp'], 'each try is signed anew');
    }

    public function testOneThatDoesNotAnswerDoesNotHoldUpTheOthers(): void
    {
        $silent = $this->webhook(['order.placed'], 'https://silent.example/hook');
        $this->webhook(['order.placed'], 'https://other.example/hook');
        foreach ([1, 2] as $number) {
            $this->fill([DemoParts::IN_STOCK => $number], "customer-$number");
            $this->place([], "customer-$number");
        }
        $this->answers = [new DeliveryFailed('timed out', 10_000), new Answer(200, '', 1)];
        self::assertSame(2, $this->worker()->work(10, 10.0));
        self::assertSame(['https://silent.example/hook', 'https://other.example/hook', 'https://other.example/hook'], array_column($this->sent, 'url'));
        self::assertSame(2, (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {webhook_deliveries} WHERE webhook_id = %d AND state = %s', [$silent['id'], 'waiting']));
    }

    public function testASilentReceiverIsAskedOnceAMinuteAndItsOtherDeliveriesKeepTheirTries(): void
    {
        $silent = $this->webhook(['order.placed'], 'https://silent.example/hook');
        foreach ([1, 2, 3] as $number) {
            $this->fill([DemoParts::IN_STOCK => $number], "customer-$number");
            $this->place([], "customer-$number");
        }
        $this->webhook(['order.placed'], 'https://other.example/hook');
        $this->answers = [new DeliveryFailed('timed out', 10_000)];
        $this->worker()->work(10, 10.0);
        self::assertCount(1, $this->sent);
        $this->now += 59;
        $this->worker()->work(10, 10.0);
        self::assertCount(1, $this->sent, 'too early');
        $this->now++;
        $this->worker()->work(10, 10.0);
        self::assertCount(2, $this->sent);
        self::assertSame(['1', '1', '0'], array_column($this->modules()->foundation->connection()->rows('SELECT attempts FROM {webhook_deliveries} ORDER BY id'), 'attempts'));

        // Another receiver is not kept waiting meanwhile.
        $this->fill([DemoParts::IN_STOCK => 4], 'customer-4');
        $this->place([], 'customer-4');
        $this->now += 10;
        $this->answers = [new Answer(200, '', 1)];
        self::assertSame(1, $this->worker()->work(10, 10.0));
        self::assertSame('https://other.example/hook', $this->sent[2]['url']);

        // One that has looked before another took the turn of the minute gives its delivery back.
        $this->now += 50;
        $stale = get_option(WebhookWorker::PAUSES);
        $this->answers = [new DeliveryFailed('timed out', 10_000)];
        $this->worker()->work(10, 10.0);
        self::assertCount(4, $this->sent);
        $old = static fn (): mixed => $stale;
        add_filter('pre_option_' . WebhookWorker::PAUSES, $old);
        $this->worker()->work(10, 10.0);
        remove_filter('pre_option_' . WebhookWorker::PAUSES, $old);
        self::assertCount(4, $this->sent);
        self::assertSame(3, (int) $this->modules()->foundation->connection()->value('SELECT SUM(attempts) FROM {webhook_deliveries} WHERE webhook_id = %d', [$silent['id']]));

        // It answers again: all that is due goes at once.
        $this->now += 400;
        $this->answers = [new Answer(200, '', 1)];
        self::assertSame(4, $this->worker()->work(10, 10.0));
        self::assertSame([], get_option(WebhookWorker::PAUSES));
    }

    public function testWhoChangesASilentReceiverNeedNotWaitForTheMinute(): void
    {
        $webhook = $this->webhook(['order.placed'], 'https://silent.example/hook');
        foreach ([1, 2] as $number) {
            $this->fill([DemoParts::IN_STOCK => $number], "customer-$number");
            $this->place([], "customer-$number");
        }
        $this->answers = [new DeliveryFailed('timed out', 10_000), new Answer(200, '', 1)];
        $this->worker()->work(10, 10.0);
        self::assertSame(0, $this->worker()->work(10, 10.0));
        $this->desk('POST', "/webhooks/{$webhook['id']}", ['url' => 'https://other.example/hook', 'events' => $webhook['events'], 'version' => $webhook['version']]);
        self::assertSame(1, $this->worker()->work(10, 10.0));
        $this->desk('POST', "/webhooks/{$webhook['id']}/remove");
        self::assertSame([], get_option(WebhookWorker::PAUSES));
    }

    public function testAReceiverThatAcceptsAndIsSilentHoldsOneDelivery(): void
    {
        // Its backlog takes connections; nobody ever reads from them.
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        self::assertNotFalse($socket);
        $this->webhook(['order.placed'], 'http://' . stream_socket_get_name($socket, false) . '/hook');
        foreach ([1, 2, 3] as $number) {
            $this->fill([DemoParts::IN_STOCK => $number], "customer-$number");
            $this->place([], "customer-$number");
        }
        $worker = $this->worker(new CurlCarrier(static fn (): array => ['127.0.0.1'], true, 6));
        $began = hrtime(true);
        self::assertSame(0, $worker->work(10, 600.0));
        self::assertSame(0, $worker->work(10, 600.0));
        self::assertGreaterThan(5.9, (hrtime(true) - $began) / 1e9);
        self::assertSame(['1', '0', '0'], array_column($this->modules()->foundation->connection()->rows('SELECT attempts FROM {webhook_deliveries} ORDER BY id'), 'attempts'));
        fclose($socket);
        // Nobody is there any more, which is said at once: all are tried again.
        $this->now += 60;
        $worker->work(10, 600.0);
        self::assertSame(2, (int) $this->modules()->foundation->connection()->value('SELECT SUM(attempts) FROM {webhook_deliveries}'));
        self::assertSame([], get_option(WebhookWorker::PAUSES));
    }

    public function testAPausedOneWaits(): void
    {
        $webhook = $this->webhook(['order.placed']);
        $paused = $this->desk('POST', "/webhooks/{$webhook['id']}", ['url' => $webhook['url'], 'events' => $webhook['events'], 'is_paused' => true, 'version' => $webhook['version']]);
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place();
        self::assertSame(0, $this->worker()->work(10, 10.0));
        self::assertSame(1, $this->desk('GET', '/webhooks')[0]['waiting']);
        // Somebody who saw it as it was before is told.
        $this->refused(409, 'coleman_webhook_changed', 'POST', "/webhooks/{$webhook['id']}", ['url' => $webhook['url'], 'events' => ['order.placed'], 'version' => $webhook['version']]);
        $this->desk('POST', "/webhooks/{$webhook['id']}", ['url' => $webhook['url'], 'events' => $webhook['events'], 'is_paused' => false, 'version' => $paused['version']]);
        self::assertSame(1, $this->worker()->work(10, 10.0));
    }

    public function testAnOrderThatWasTakenIsMarkedWhereTheSettingSaysSo(): void
    {
        $marks = [];
        foreach ([false, true] as $isMarking) {
            $this->clear();
            $this->webhook(['order.placed'], 'https://dms.example/orders', $isMarking);
            $this->fill([DemoParts::IN_STOCK => 1]);
            $order = $this->place();
            self::assertSame(1, $this->worker()->work(10, 10.0));
            $marks[] = null !== $this->modules()->foundation->connection()->value('SELECT sent_to_dealer_at FROM {orders} WHERE id = %d', [$order->id]);
        }
        self::assertSame([false, true], $marks);
    }

    public function testASecretIsShownOnceAndSealed(): void
    {
        $webhook = $this->webhook(['order.placed']);
        self::assertMatchesRegularExpression('/^cwh_[0-9a-f]{64}$/D', $webhook['secret']);
        self::assertSame('', $this->desk('GET', '/webhooks')[0]['secret']);
        $stored = (string) $this->modules()->foundation->connection()->value('SELECT secret FROM {webhooks}');
        self::assertStringNotContainsString(substr($webhook['secret'], 4), $stored);

        $renewed = $this->desk('POST', "/webhooks/{$webhook['id']}/secret", ['version' => $webhook['version']]);
        self::assertNotSame($webhook['secret'], $renewed['secret']);
        $this->desk('POST', "/webhooks/{$webhook['id']}/test", [], 200);
    }

    public function testATestSaysWhatCameOfItAndIsNotTriedAgain(): void
    {
        // Nobody answers at an address that is kept for documents.
        $webhook = $this->webhook(['order.placed'], 'https://no-such-host.invalid.example/hook');
        $delivery = $this->desk('POST', "/webhooks/{$webhook['id']}/test");
        self::assertSame(['test', 'dead', 1, 0], [$delivery['event'], $delivery['state'], count($delivery['attempts']), $delivery['attempts'][0]['status']]);
        self::assertNotSame('', $delivery['attempts'][0]['fault']);
    }

    /** @return iterable<string, array{string}> */
    public static function refusedAddresses(): iterable
    {
        yield 'http' => ['http://dms.example/hook'];
        yield 'another scheme' => ['ftp://dms.example/hook'];
        yield 'a file' => ['file:///etc/passwd'];
        yield 'a user name' => ['https://user:pass@dms.example/'];
        yield 'a fragment' => ['https://dms.example/#a'];
        yield 'no host' => ['https://'];
        yield 'spaces' => ['https://dms.example/a b'];
        yield 'line breaks' => ["https://dms.example/\r\nX: y"];
        yield 'a backslash' => ['https://dms.example\\@evil.example/'];
        yield 'loopback' => ['https://127.0.0.1/hook'];
        yield 'localhost' => ['https://localhost/hook'];
        yield 'a bare name' => ['https://intranet/hook'];
        yield 'a number as host' => ['https://2130706433/hook'];
        yield 'an octal address' => ['https://0177.0.0.1/hook'];
        yield 'a private network' => ['https://10.1.2.3/hook'];
        yield 'the metadata of a cloud' => ['https://169.254.169.254/latest'];
        yield 'IPv6 loopback' => ['https://[::1]/hook'];
        yield 'IPv4 in IPv6' => ['https://[::ffff:10.0.0.1]/hook'];
        yield 'IPv6 private' => ['https://[fd00::1]/hook'];
        yield 'IPv6 of this link' => ['https://[fe80::1]/hook'];
        yield '6to4 of a private network' => ['https://[2002:0a00:0001::1]/hook'];
        yield 'NAT64 of the metadata' => ['https://[64:ff9b::a9fe:a9fe]/hook'];
        yield 'too long' => ['https://dms.example/' . str_repeat('x', 500)];
    }

    /** @dataProvider refusedAddresses */
    public function testAddressesThatAreNotOnTheInternetAreRefused(string $typed): void
    {
        $this->expectException(ApiError::class);
        WebhookUrl::read($typed, false);
    }

    public function testAddressesOnTheInternetAreTaken(): void
    {
        foreach (['https://dms.example/hook?x=1', 'https://dms.example:8443/', 'https://93.184.215.14/hook', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/'] as $typed) {
            self::assertSame($typed, WebhookUrl::read($typed, false)->text);
        }
        self::assertSame(8443, WebhookUrl::read('https://dms.example:8443/', false)->port);
        // Only on a developer's own machine.
        self::assertSame('127.0.0.1', WebhookUrl::read('http://127.0.0.1:9999/', true)->host);
    }

    /** @return iterable<string, array{list<string>}> */
    public static function leaks(): iterable
    {
        yield 'private' => [['192.168.1.5']];
        yield 'metadata' => [['169.254.169.254']];
        yield 'one of two' => [['93.184.215.14', '127.0.0.1']];
        yield 'IPv6' => [['93.184.215.14', 'fd00::1']];
        yield 'none' => [[]];
        yield 'no address at all' => [['example']];
    }

    /**
     * @dataProvider leaks
     * @param list<string> $addresses
     */
    public function testAHostThatLeadsInsideIsRefusedAfterItsNameWasLookedUp(array $addresses): void
    {
        $this->expectException(DeliveryFailed::class);
        (new CurlCarrier(static fn (): array => $addresses, false))->post(WebhookUrl::read('https://dms.example/hook', false), [], '{}');
    }

    public function testTheExampleReceiverTakesWhatIsSignedAndNewAndNothingElse(): void
    {
        $folder = (string) realpath(get_temp_dir()) . '/coleman-receiver-' . getmypid();
        mkdir($folder);
        $secret = WebhookSignature::newSecret();
        $body = '{"schema":"coleman.event/1","id":"evt_0a1b","event":"order.placed","data":{}}';
        $handled = 0;
        $receive = static function (int $age = 0, string $tamper = '', ?string $signature = null) use ($secret, $body, $folder, &$handled): int {
            $now = 1_800_000_000;
            $headers = WebhookSignature::headers($secret, $now - $age, $body);

            return \ColemanReceiver\receive($secret, $headers['Coleman-Timestamp'], $signature ?? $headers['Coleman-Signature'], $body . $tamper, $now, $folder, static function () use (&$handled): void {
                $handled++;
            });
        };
        self::assertSame([401, 401, 401, 401, 401], [$receive(301), $receive(-301), $receive(0, ' '), $receive(0, '', 'v1=0'), $receive(0, '', '')]);
        self::assertSame(0, $handled);
        self::assertSame([200, 200, 200], [$receive(299), $receive(), $receive(-299)]);
        self::assertSame(1, $handled, 'one event is handled once');
        self::assertSame(401, \ColemanReceiver\receive('', '1800000000', 'v1=' . hash_hmac('sha256', '1800000000.' . $body, ''), $body, 1_800_000_000, $folder, static fn () => null), 'without a secret nothing is taken');
        array_map(unlink(...), glob($folder . '/*') ?: []);
        rmdir($folder);
    }

    public function testItArrivesAtTheExampleReceiver(): void
    {
        $folder = (string) realpath(get_temp_dir()) . '/coleman-events-' . getmypid();
        mkdir($folder);
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        self::assertNotFalse($socket);
        $port = (int) substr((string) strrchr((string) stream_socket_get_name($socket, false), ':'), 1);
        fclose($socket);
        $webhook = $this->webhook(['order.placed'], "http://127.0.0.1:$port/receiver.php");
        $server = proc_open([PHP_BINARY, '-S', "127.0.0.1:$port", '-t', dirname(__DIR__, 4) . '/docs/examples/webhook-receiver'], [['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']], $pipes, null, ['COLEMAN_WEBHOOK_SECRET' => $webhook['secret'], 'COLEMAN_EVENTS' => $folder]);
        self::assertNotFalse($server);
        try {
            for ($wait = 0; $wait < 100 && false === ($open = @fsockopen('127.0.0.1', $port)); $wait++) {
                usleep(50_000);
            }
            $this->fill([DemoParts::IN_STOCK => 3]);
            $order = $this->place();
            self::assertSame(1, $this->modules()->integrations->worker()->work(5, 20.0), (string) wp_json_encode($this->desk('GET', '/webhooks/deliveries')));
            $event = json_decode((string) file_get_contents("$folder/log.jsonl"), true);
            self::assertIsArray($event);
            self::assertSame([$order->number(), 3], [$event['data']['order']['number'], $event['data']['order']['item_count']]);
            [$delivery] = $this->desk('GET', '/webhooks/deliveries');
            self::assertSame([200, 'ok'], [$delivery['attempts'][0]['status'], $delivery['attempts'][0]['answer']]);
            // Another secret is none of ours.
            $this->desk('POST', "/webhooks/{$webhook['id']}/secret", ['version' => $webhook['version']]);
            self::assertSame(401, $this->desk('POST', "/webhooks/{$webhook['id']}/test")['attempts'][0]['status']);
        } finally {
            proc_terminate($server);
            proc_close($server);
            array_map(unlink(...), glob($folder . '/*') ?: []);
            rmdir($folder);
        }
    }

    public function testNoMoreThanTheBeginningOfAnAnswerIsReadAndNoRedirectFollowed(): void
    {
        $folder = (string) realpath(get_temp_dir()) . '/coleman-answers-' . getmypid();
        mkdir($folder);
        file_put_contents("$folder/long.php", '<?php for ($i = 0; $i < 20000; $i++) { echo str_repeat("x", 1000); }');
        file_put_contents("$folder/moved.php", '<?php header("Location: /long.php", true, 302); echo "moved";');
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        self::assertNotFalse($socket);
        $port = (int) substr((string) strrchr((string) stream_socket_get_name($socket, false), ':'), 1);
        fclose($socket);
        $server = proc_open([PHP_BINARY, '-S', "127.0.0.1:$port", '-t', $folder], [['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']], $pipes);
        self::assertNotFalse($server);
        try {
            for ($wait = 0; $wait < 100 && false === @fsockopen('127.0.0.1', $port); $wait++) {
                usleep(50_000);
            }
            $carrier = CurlCarrier::ofSite();
            $long = $carrier->post(WebhookUrl::read("http://127.0.0.1:$port/long.php", true), [], '{}');
            self::assertSame([200, CurlCarrier::ANSWER_BYTES], [$long->status, strlen($long->text)]);
            $moved = $carrier->post(WebhookUrl::read("http://127.0.0.1:$port/moved.php", true), [], '{}');
            self::assertSame([302, 'moved'], [$moved->status, $moved->text]);
        } finally {
            proc_terminate($server);
            proc_close($server);
            array_map(unlink(...), glob($folder . '/*') ?: []);
            rmdir($folder);
        }
    }

    public function testAPersonIsTakenOutOfWhatWasSent(): void
    {
        $this->webhook(['order.placed']);
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place();
        $data = $this->modules()->integrations->personalData();
        $person = new Person('ann@example.com', 0);
        self::assertStringContainsString('ann@example.com', (string) wp_json_encode($data->export($person, 1)));
        self::assertTrue($data->erase($person)->hasRetained, 'what waits is still needed');
        $this->worker()->work(10, 10.0);
        self::assertFalse($data->erase($person)->hasRetained);
        [$delivery] = $this->desk('GET', '/webhooks/deliveries');
        self::assertSame('', $this->modules()->foundation->connection()->value('SELECT body FROM {webhook_deliveries}'));
        $this->refused(409, 'coleman_delivery_emptied', 'POST', "/webhooks/deliveries/{$delivery['id']}/replay");
    }

    public function testWhatWasSentLeavesAfterItsDays(): void
    {
        $this->webhook(['order.placed']);
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->place();
        $this->modules()->foundation->connection()->execute('UPDATE {webhook_deliveries} SET created_at = %s', ['2020-01-01 00:00:00']);
        $deliveries = $this->modules()->integrations->deliveries();
        self::assertSame(0, $deliveries->eraseOlderThan(30), 'what waits stays');
        $this->worker()->work(10, 10.0);
        self::assertSame(1, $deliveries->eraseOlderThan(30));
        self::assertSame(0, $this->rows('webhook_attempts'));
    }

    public function testFaultsNameTheirFields(): void
    {
        $data = $this->refused(400, 'rest_invalid_param', 'POST', '/webhooks', ['url' => 'http://dms.example/', 'events' => []]);
        self::assertSame(['url', 'events'], array_keys((array) $data['params']));
        $data = $this->refused(400, 'rest_invalid_param', 'POST', '/webhooks', ['url' => 'https://dms.example/', 'events' => ['order.placed', 'order.eaten']]);
        self::assertSame(['events'], array_keys((array) $data['params']));
        $this->refused(404, 'coleman_webhook_not_found', 'POST', '/webhooks/987654/test');
        $this->refused(404, 'coleman_delivery_not_found', 'GET', '/webhooks/deliveries/987654');
    }

    private function worker(?Carrier $real = null): WebhookWorker
    {
        $test = $this;
        $now = fn (): int => $this->now;
        $carrier = $real ?? new class (function (string $url, array $headers, string $body) use ($test): Answer {
            $test->sent[] = ['url' => $url, 'headers' => $headers, 'body' => $body];
            $answer = count($test->answers) > 1 ? array_shift($test->answers) : $test->answers[0];

            return $answer instanceof Answer ? $answer : throw $answer;
        }) implements Carrier {
            /** @param \Closure(string, array<string, string>, string): Answer $post */
            public function __construct(private readonly \Closure $post)
            {
            }

            public function post(WebhookUrl $url, array $headers, string $body): Answer
            {
                return ($this->post)($url->text, $headers, $body);
            }
        };
        $clock = new class ($now) implements Clock {
            /** @param \Closure(): int $now */
            public function __construct(private readonly \Closure $now)
            {
            }

            public function now(): \DateTimeImmutable
            {
                return new \DateTimeImmutable('@' . ($this->now)());
            }
        };
        $connection = $this->modules()->foundation->connection();
        $sent = new \Coleman\Api\Integrations\SentOrders($this->modules()->foundation->transaction(), $this->modules()->orderRecords->repository(), $this->modules()->stock->orderHolds(), $clock);

        return new WebhookWorker(new WebhookRepository($connection, $clock), new DeliveryRepository($connection, $clock), $carrier, new Pauses(new GuardedOption($connection, WebhookWorker::PAUSES, isOnEveryPage: false), $clock), static fn (int $id) => $sent->mark($id), $clock);
    }

    /**
     * @param list<string> $events
     * @return array<mixed> with its secret
     */
    private function webhook(array $events, string $url = 'https://dms.example/hook', bool $marksSent = false): array
    {
        return $this->desk('POST', '/webhooks', ['url' => $url, 'events' => $events, 'marks_sent' => $marksSent], 201);
    }

    private function branchOf(Order $order): int
    {
        return (int) $this->modules()->foundation->connection()->value('SELECT location_id FROM {order_stock} WHERE order_id = %d', [$order->id]);
    }

    private function clear(): void
    {
        foreach (['webhooks', 'webhook_deliveries', 'webhook_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        delete_option(WebhookRepository::WANTED);
        delete_option(WebhookWorker::PAUSES);
    }
}
