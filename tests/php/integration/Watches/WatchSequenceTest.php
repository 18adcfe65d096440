<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Watches;

use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\MailRefused;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\Sender;
use Coleman\Api\Parts\Part;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Json;
use Coleman\Api\Watches\WatchKind;
use Coleman\Api\Watches\WatchLinks;
use Coleman\Api\Watches\WatchSettings;
use Coleman\Api\Watches\WatchSubject;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Whatever people ask, confirm and stop, and whatever becomes of stock, prices and machines meanwhile: nobody is told
 * anything unconfirmed or stopped, nothing that is not so when the letter leaves, never twice a day, and all that is so.
 */
final class WatchSequenceTest extends TestCase
{
    private const EMAILS = ['ann@example.com', 'bob@example.com', 'cem@example.com'];
    private const FIRST_MACHINE = 89_900_000;
    private const STEPS = 250;

    private FixedClock $clock;
    private Randomizer $dice;

    /** @var list<int> */
    private array $parts;

    /** @var array<string, string|null> of a machine that others are made from */
    private array $machine;

    /** @var array<string, list<array{subject: string, confirmed: bool, base: int|null, created: int, told: list<int>}>> by address */
    private array $model;

    /** @var array<int, bool> parts by whether they are in stock */
    private array $stock;

    /** @var array<int, int> cents by part */
    private array $prices;

    /** @var array<int, array{created: int, sold: bool, model: string}> by id */
    private array $machines;

    /** @var array<string, string> dealer's day of the last letter, by address */
    private array $days;

    /** @var list<string> what was done, for who reads a failure */
    private array $log;

    /** @var array<string, list<array<string, string|null>>> rows to be put back, by table */
    private array $before = [];

    protected function setUp(): void
    {
        parent::setUp();
        $connection = $this->modules()->foundation->connection();
        $this->parts = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND price_cents > 1000 AND id <> %d ORDER BY id LIMIT 2', [Part::PLACEHOLDER_ID]));
        self::assertCount(2, $this->parts);
        $this->before = [
            'part_stock' => $connection->rows('SELECT * FROM {part_stock} WHERE part_id IN (%d, %d)', $this->parts),
            'parts' => $connection->rows('SELECT id, price_cents FROM {parts} WHERE id IN (%d, %d)', $this->parts),
        ];
        $this->machine = $connection->row("SELECT * FROM {machines} WHERE machine_condition = 'used' AND sold_at IS NULL AND price_cents > 0 ORDER BY id LIMIT 1") ?? [];
        self::assertNotSame([], $this->machine);
    }

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('DELETE FROM {part_stock} WHERE part_id IN (%d, %d)', $this->parts);
        $connection->insertMany('part_stock', $this->before['part_stock']);
        foreach ($this->before['parts'] as $row) {
            $connection->execute('UPDATE {parts} SET price_cents = %d WHERE id = %d', [(int) $row['price_cents'], (int) $row['id']]);
        }
        $connection->execute('DELETE FROM {machines} WHERE id >= %d AND id < %d', [self::FIRST_MACHINE, self::FIRST_MACHINE + 10_000]);
        $this->clean();
        parent::tearDown();
    }

    /** @return list<array{int}> */
    public static function seeds(): array
    {
        return array_map(static fn (int $seed): array => [$seed], self::shareOfEngine(range(0, 11)));
    }

    /** @dataProvider seeds */
    public function testOnlyWhatIsAskedConfirmedAndSoIsTold(int $seed): void
    {
        $this->dice = new Randomizer(new Mt19937($seed));
        $this->clock = new FixedClock('2031-03-03 15:00:00');
        $this->clean();
        $this->model = array_fill_keys(self::EMAILS, []);
        $this->days = [];
        $this->machines = [];
        $this->log = ["seed {$seed}"];
        $this->withModulesAt($this->clock, function (): void {
            foreach ($this->parts as $part) {
                $this->setStock($part, false);
                $this->setPrice($part, 10_000);
            }
            for ($step = 0; $step < self::STEPS; $step++) {
                $this->step();
            }
        });
        // At least something was said, or nothing was tried.
        self::assertStringContainsString('told', implode("\n", $this->log));
    }

    private function step(): void
    {
        $email = $this->pick(self::EMAILS);
        $part = $this->pick($this->parts);
        match ($this->dice->getInt(0, 15)) {
            0, 1, 2 => $this->ask($email, $this->subject()),
            3, 4 => $this->confirm($email),
            5 => $this->stop($email),
            6, 7 => $this->setStock($part, 0 === $this->dice->getInt(0, 1)),
            8 => $this->setPrice($part, $this->dice->getInt(50, 130) * 100),
            9 => $this->addMachine(),
            10 => $this->sell(),
            11 => $this->pass($this->pick([600, 6 * 3600, 86_400, 86_400, 8 * 86_400])),
            12 => $this->modules()->watches->repository()->purgeExpired(),
            // A round, and what happens before its letters leave.
            13 => $this->round(false),
            default => $this->round(true),
        };
    }

    private function ask(string $email, string $subject): void
    {
        $this->log[] = "ask {$email} {$subject}";
        $connection = $this->modules()->foundation->connection();
        $connection->execute("DELETE FROM {rate_limits} WHERE bucket NOT LIKE 'watch:%'");
        $connection->execute('DELETE FROM {idempotency_keys}');
        [$kind, $thing, $id] = explode(' ', $subject);
        $this->modules()->watches->service()->ask(WatchKind::from($kind), $thing, (int) $id, WatchSubject::USED === $thing ? $this->filter() : '', $email, [], '');
        $held = array_find_key($this->live($email), static fn (array $one): bool => $one['subject'] === $subject);
        if (null !== $held && $this->model[$email][$held]['confirmed']) {
            return;
        }
        if (null !== $held) {
            unset($this->model[$email][$held]);
        }
        $this->model[$email] = [...array_values($this->model[$email]), [
            'subject' => $subject,
            'confirmed' => false,
            'base' => WatchSubject::PART === $thing ? $this->prices[(int) $id] : null,
            'created' => $this->now(),
            'told' => [],
        ]];
    }

    private function confirm(string $email): void
    {
        $payload = $this->modules()->foundation->connection()->value("SELECT payload FROM {outbox} WHERE kind = 'watch-confirm' AND recipient = %s ORDER BY id DESC LIMIT 1", [$email]);
        if (null === $payload) {
            return;
        }
        $url = Json::decode($payload)['url'] ?? '';
        self::assertIsString($url);
        parse_str((string) parse_url($url, PHP_URL_QUERY), $link);
        $service = $this->modules()->watches->service();
        $watcher = $service->byLink(WatchLinks::CONFIRM, (int) (is_string($link['to']) ? $link['to'] : 0), is_string($link['key']) ? $link['key'] : '');
        $this->log[] = "confirm {$email}" . (null === $watcher ? ' by an old link' : '');
        if (null === $watcher) {
            return;
        }
        self::assertNull($service->byLink(WatchLinks::STOP, $watcher->id, is_string($link['key']) ? $link['key'] : ''), 'a link that confirms stops nothing');
        $service->confirm($watcher);
        foreach (array_keys($this->live($email)) as $at) {
            $this->model[$email][$at]['confirmed'] = true;
        }
    }

    private function stop(string $email): void
    {
        $service = $this->modules()->watches->service();
        $watcher = $this->modules()->watches->repository()->byEmail($email);
        if (null === $watcher) {
            return;
        }
        $some = $service->list($watcher);
        if ([] !== $some && 0 === $this->dice->getInt(0, 1)) {
            $one = $this->pick($some);
            $service->stop($watcher, $one->id);
            $subject = sprintf('%s %s %d', $one->kind->value, $one->thing, $one->thingId);
            $this->log[] = "stop {$email} {$subject}";
            $this->model[$email] = array_values(array_filter($this->model[$email], static fn (array $held): bool => $held['subject'] !== $subject));

            return;
        }
        $this->log[] = "stop {$email}";
        $service->stop($watcher);
        $this->model[$email] = [];
    }

    /** @param bool $isQuick whether the letters leave at once, and none is refused */
    private function round(bool $isQuick): void
    {
        $hadWaiting = (int) $this->modules()->foundation->connection()->value("SELECT COUNT(*) FROM {outbox} WHERE kind = 'watch-news' AND state = 'waiting'") > 0;
        $this->modules()->watches->round()->run();
        $this->log[] = 'round';
        if (!$isQuick) {
            for ($change = $this->dice->getInt(0, 3); $change > 0; $change--) {
                match ($this->dice->getInt(0, 4)) {
                    0 => $this->setStock($this->pick($this->parts), false),
                    1 => $this->setPrice($this->pick($this->parts), 13_000),
                    2 => $this->sell(),
                    3 => $this->stop($this->pick(self::EMAILS)),
                    4 => $this->pass(3600),
                };
            }
        }
        $expected = [];
        if ($isQuick && !$hadWaiting) {
            foreach (self::EMAILS as $email) {
                $due = ($this->days[$email] ?? '') === $this->today() ? [] : $this->due($email);
                if ([] !== $due) {
                    $expected[$email] = $due;
                }
            }
        }
        $told = $this->send(!$isQuick && 0 === $this->dice->getInt(0, 2));
        if ($isQuick && !$hadWaiting) {
            ksort($expected);
            ksort($told);
            self::assertSame($expected, $told, 'all that is so, and nothing else: ' . implode("\n", $this->log));
        }
    }

    /** @return array<string, list<string>> what was told, by address */
    private function send(bool $refuses): array
    {
        $sender = $this->sender($refuses);
        $modules = $this->modules();
        (new OutboxWorker($modules->mail->outbox(), new EmailTemplates(dirname(__DIR__, 4) . '/plugin-coleman-api/templates/mail'), $sender, $modules->mail->pause(), static fn (): array => [$modules->watches->letter()]))->work(50, 30.0);
        $told = [];
        foreach ($sender->sent as [$email, $text, $unsubscribe]) {
            if (!str_contains($text, 'What you asked us to tell you')) {
                continue;
            }
            $why = implode("\n", $this->log) . "\n" . $text;
            self::assertNotSame($this->today(), $this->days[$email] ?? '', 'one letter a day: ' . $why);
            self::assertStringContainsString('/coleman/v1/watches/stop', rawurldecode($unsubscribe));
            $this->days[$email] = $this->today();
            preg_match_all('/^(In stock now|Lower price|New arrivals):\s+(.+)$/m', $text, $lines, PREG_SET_ORDER);
            $said = array_map(static fn (array $line): string => $line[1] . ': ' . $line[2], $lines);
            sort($said);
            $due = $this->due($email);
            self::assertNotSame([], $said, $why);
            self::assertSame([], array_diff($said, $due), 'only what is so: ' . $why);
            $told[$email] = $said;
            $this->log[] = "told {$email} " . implode('; ', $said);
            $this->note($email, $said);
        }

        return $told;
    }

    /** @param list<string> $said */
    private function note(string $email, array $said): void
    {
        foreach ($this->live($email) as $at => $one) {
            $words = $this->words($one);
            [$kind, , $id] = explode(' ', $one['subject']);
            if (!$one['confirmed'] || [] === array_intersect($words, $said)) {
                continue;
            }
            match (WatchKind::from($kind)) {
                WatchKind::InStock => $this->model[$email][$at]['created'] = -1,
                WatchKind::LowerPrice => $this->model[$email][$at]['base'] = $this->prices[(int) $id],
                WatchKind::Listed => $this->model[$email][$at]['told'] = [...$one['told'], ...array_keys(array_intersect($words, $said))],
            };
        }
    }

    /** @return list<string> what an address must be told now, as letters say it */
    private function due(string $email): array
    {
        $due = [];
        foreach ($this->live($email) as $one) {
            array_push($due, ...($one['confirmed'] ? array_values($this->words($one)) : []));
        }
        sort($due);

        return $due;
    }

    /**
     * @param array{subject: string, confirmed: bool, base: int|null, created: int, told: list<int>} $one
     * @return array<int, string> by machine; of a part there is one
     */
    private function words(array $one): array
    {
        [$kind, , $id] = explode(' ', $one['subject']);
        $part = WatchKind::Listed->value === $kind ? null : $this->modules()->parts->repository()->byId((int) $id);
        $name = null === $part ? '' : trim($part->number . ' ' . $part->description);

        return match (WatchKind::from($kind)) {
            WatchKind::InStock => $this->stock[(int) $id] ? ["In stock now: {$name}"] : [],
            WatchKind::LowerPrice => $this->prices[(int) $id] * 100 <= (int) $one['base'] * 95 ? ["Lower price: {$name}"] : [],
            WatchKind::Listed => array_map(
                fn (array $machine): string => 'New arrivals: ' . trim(sprintf('%s %s %s', (string) $this->machine['model_year'], $this->brand(), $machine['model'])),
                array_filter($this->machines, static fn (array $machine, int $id): bool => !$machine['sold'] && $machine['created'] > $one['created'] && !in_array($id, $one['told'], true), ARRAY_FILTER_USE_BOTH),
            ),
        };
    }

    /** @return array<int, array{subject: string, confirmed: bool, base: int|null, created: int, told: list<int>}> what of an address is neither told nor forgotten */
    private function live(string $email): array
    {
        return array_filter($this->model[$email], fn (array $one): bool => $one['created'] >= 0
            && ($one['confirmed'] || $one['created'] > $this->now() - WatchSettings::UNCONFIRMED_DAYS * 86_400));
    }

    private function subject(): string
    {
        return $this->pick([...array_map(static fn (int $id): string => "in_stock part {$id}", $this->parts), ...array_map(static fn (int $id): string => "lower_price part {$id}", $this->parts), 'listed used 0']);
    }

    private function filter(): string
    {
        return sprintf('category=%d&brand=%d', (int) $this->machine['category_id'], (int) $this->machine['brand_id']);
    }

    private function brand(): string
    {
        return (string) $this->modules()->foundation->connection()->value('SELECT name FROM {brands} WHERE id = %d', [(int) $this->machine['brand_id']]);
    }

    private function setStock(int $part, bool $isIn): void
    {
        $this->log[] = "stock {$part} " . ($isIn ? 'in' : 'out');
        $this->stock[$part] = $isIn;
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {part_stock} SET quantity = %d WHERE part_id = %d', [0, $part]);
        if ($isIn) {
            $connection->upsertMany('part_stock', [['part_id' => $part, 'location_id' => 1, 'quantity' => 3]], ['part_id', 'location_id']);
        }
    }

    private function setPrice(int $part, int $cents): void
    {
        $this->log[] = "price {$part} {$cents}";
        $this->prices[$part] = $cents;
        $this->modules()->foundation->connection()->execute('UPDATE {parts} SET price_cents = %d WHERE id = %d', [$cents, $part]);
    }

    private function addMachine(): void
    {
        $id = self::FIRST_MACHINE + count($this->machines);
        $this->log[] = "machine {$id}";
        // A list knows no order within a second.
        $this->clock->advance(1);
        $model = "TM{$id}";
        $this->machines[$id] = ['created' => $this->now(), 'sold' => false, 'model' => $model];
        $this->modules()->foundation->connection()->insert('machines', ['id' => $id, 'stock_number' => "T{$id}", 'serial_number' => '', 'model' => $model, 'created_at' => $this->clock->now()->format('Y-m-d H:i:s')] + $this->machine);
        $this->clock->advance(1);
    }

    private function sell(): void
    {
        if ([] !== $this->machines) {
            $id = $this->pick(array_keys($this->machines));
            $this->log[] = "sold {$id}";
            $this->machines[$id]['sold'] = true;
            $this->modules()->foundation->connection()->execute('UPDATE {machines} SET sold_at = %s WHERE id = %d', [$this->clock->now()->format('Y-m-d H:i:s'), $id]);
        }
    }

    private function pass(int $seconds): void
    {
        $this->log[] = "pass {$seconds}";
        $this->clock->advance($seconds);
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    private function today(): string
    {
        return DealerTime::today($this->clock);
    }

    /**
     * @template T
     * @param list<T> $some
     * @return T
     */
    private function pick(array $some): mixed
    {
        return $some[$this->dice->getInt(0, count($some) - 1)];
    }

    private function clean(): void
    {
        foreach (['watchers', 'watches', 'watch_told', 'outbox', 'outbox_attempts', 'rate_limits', 'idempotency_keys'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->modules()->foundation->connection()->execute('DELETE FROM {machines} WHERE id >= %d AND id < %d', [self::FIRST_MACHINE, self::FIRST_MACHINE + 10_000]);
        update_option(Outbox::DUE_OPTION, 0, true);
    }

    /** @return Sender&object{sent: list<array{string, string, string}>} */
    private function sender(bool $refuses): Sender
    {
        return new class ($refuses) implements Sender {
            /** @var list<array{string, string, string}> address, text, and where one click stops it */
            public array $sent = [];

            public function __construct(private readonly bool $refuses)
            {
            }

            public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void
            {
                if ($this->refuses) {
                    throw new MailRefused('421 come back later');
                }
                $this->sent[] = [$to, $text, $unsubscribe];
            }
        };
    }
}
