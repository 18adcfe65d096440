<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Watches;

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Catalogue\UsedCategory;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Support\Json;
use Coleman\Api\Watches\UsedFilter;
use Coleman\Api\Watches\Watcher;
use Coleman\Api\Watches\WatchKind;
use Coleman\Api\Watches\WatchLinks;
use Coleman\Api\Watches\WatchSettings;
use Coleman\Api\Watches\WatchSubject;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** Who may be told of what: limits, links, customers, privacy, and what it costs. */
final class WatchServiceTest extends TestCase
{
    private const EMAIL = 'ann@example.com';
    private const PASSWORD = 'twelve pigs in a row';

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        $this->clean();
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $user = get_user_by('email', self::EMAIL);
        false === $user ? null : wp_delete_user($user->ID);
        remove_filter('send_auth_cookies', '__return_false');
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        delete_option(WatchSettings::OPTION);
        $this->clean();
        parent::tearDown();
    }

    public function testAnAddressGetsThreeLettersThatConfirmADayAndOneConfirmsAll(): void
    {
        foreach (range(1, 8) as $id) {
            self::assertSame(200, $this->ask(WatchKind::InStock, $id)->get_status());
        }
        $letters = $this->letters('watch-confirm');
        self::assertCount(3, $letters);
        $watcher = $this->watcher();
        self::assertCount(8, $this->modules()->watches->service()->list($watcher));
        self::assertSame([], $this->modules()->watches->repository()->due(0, 10), 'nobody has confirmed');
        $this->call('POST', '/watches/confirm', ['to' => (string) $watcher->id, 'key' => WatchLinks::key(WatchLinks::CONFIRM, $watcher)]);
        self::assertCount(8, $this->modules()->watches->repository()->due(0, 10)[$watcher->id] ?? []);
    }

    public function testAnAnswerTellsNothingOfTheAddress(): void
    {
        $first = $this->body($this->ask(WatchKind::InStock, 1));
        $this->modules()->watches->service()->confirm($this->watcher());
        self::assertSame($first, $this->body($this->ask(WatchKind::InStock, 1)), 'told already');
        foreach (range(2, WatchSettings::MOST_WATCHES + 3) as $id) {
            self::assertSame($first, $this->body($this->ask(WatchKind::LowerPrice, 1 + $id % 2)));
            self::assertSame($first, $this->body($this->ask(WatchKind::InStock, $this->part($id))));
        }
        self::assertCount(WatchSettings::MOST_WATCHES, $this->modules()->watches->service()->list($this->watcher()), 'so many at a time');
        foreach ([['to' => '1', 'key' => 'x'], ['to' => '999999', 'key' => str_repeat('0', 32)]] as $link) {
            self::assertSame([400, 400], [$this->call('POST', '/watches/confirm', $link)->get_status(), $this->call('POST', '/watches/stop', $link)->get_status()]);
        }
    }

    public function testWhoHasNoRoomLeftIsWrittenToAndNothingIsAdded(): void
    {
        $repository = $this->modules()->watches->repository();
        $watcher = $repository->obtain(self::EMAIL, 'en_US');
        foreach (range(1, WatchSettings::MOST_WATCHES) as $id) {
            $repository->add($watcher, new WatchSubject(WatchKind::InStock, WatchSubject::PART, $id, '', "P{$id}", '/'), true);
        }
        $this->ask(WatchKind::LowerPrice, 1);
        self::assertSame([false, WatchSettings::MOST_WATCHES], [$this->letters('watch-confirm')[0]['has_room'], count($repository->ofWatcher($watcher->id))]);
        $letter = $this->modules()->mail->templates()->write('watch-confirm', $this->letters('watch-confirm')[0]);
        self::assertStringContainsString('/tell-me/stop?', Json::encode($letter?->pieces ?? []));
    }

    public function testACustomerWithAConfirmedAddressNeedsNoLink(): void
    {
        $this->call('POST', '/customer/register', ['email' => self::EMAIL, 'password' => self::PASSWORD, 'first_name' => 'Ann', 'last_name' => 'Lee']);
        $customer = get_current_user_id();
        self::assertGreaterThan(0, $customer);
        self::assertFalse($this->body($this->ask(WatchKind::InStock, 1))['results']['isOwn'] ?? null, 'not confirmed yet');
        $this->modules()->customers->accounts()->confirm($customer);
        $this->clean();
        $own = $this->ask(WatchKind::InStock, 1, strtoupper(self::EMAIL));
        self::assertTrue($this->body($own)['results']['isOwn'] ?? null);
        self::assertSame([], $this->letters('watch-confirm'));
        $service = $this->modules()->watches->service();
        $watcher = $service->ofCustomer($customer) ?? self::fail('The customer has a watch.');
        self::assertTrue($service->list($watcher)[0]->isConfirmed);
        $this->ask(WatchKind::InStock, 1, 'bob@example.com');
        self::assertCount(1, $this->letters('watch-confirm'), 'another address is a stranger’s');
        foreach (range(1, WatchSettings::MOST_WATCHES) as $id) {
            $this->modules()->watches->repository()->add($watcher, new WatchSubject(WatchKind::InStock, WatchSubject::PART, $id, '', "P{$id}", '/'), true);
        }
        $full = $this->ask(WatchKind::LowerPrice, 1);
        self::assertSame([409, ['email']], [$full->get_status(), array_keys($this->body($full)['data']['params'] ?? [])]);
    }

    public function testBadInputIsNamed(): void
    {
        foreach (['', 'ann', "a\nb@example.com", str_repeat('a', 120) . '@example.com'] as $email) {
            $refused = $this->ask(WatchKind::InStock, 1, $email);
            self::assertSame([400, ['email']], [$refused->get_status(), array_keys($this->body($refused)['data']['params'] ?? [])], $email);
        }
        self::assertSame(404, $this->ask(WatchKind::InStock, 999_999_999)->get_status());
        self::assertSame(0, $this->rows('watches'));
    }

    public function testUnconfirmedAddressesAreForgottenAfterSevenDaysAndAllAfterAYear(): void
    {
        $clock = new FixedClock('2031-03-03 15:00:00');
        $this->withModulesAt($clock, function () use ($clock): void {
            $repository = $this->modules()->watches->repository();
            $part = new WatchSubject(WatchKind::LowerPrice, WatchSubject::PART, 1, '', 'P', '/', 100);
            $repository->add($repository->obtain('bob@example.com', 'en_US'), $part, false);
            $repository->add($repository->obtain(self::EMAIL, 'en_US'), $part, true);
            $clock->advance(7 * DAY_IN_SECONDS - 1);
            $repository->purgeExpired();
            self::assertNotNull($repository->byEmail('bob@example.com'));
            $clock->advance(1);
            $repository->purgeExpired();
            self::assertNull($repository->byEmail('bob@example.com'));
            self::assertNotNull($repository->byEmail(self::EMAIL));
            $clock->advance(360 * DAY_IN_SECONDS);
            $repository->purgeExpired();
            self::assertSame([0, 0], [$this->rows('watchers'), $this->rows('watches')]);
        });
    }

    public function testOneClickStopsAllAndTheHeadersSayWhere(): void
    {
        $this->ask(WatchKind::InStock, 1);
        $watcher = $this->watcher();
        $this->modules()->watches->service()->confirm($watcher);
        $headers = '';
        $read = static function (\PHPMailer\PHPMailer\PHPMailer $mailer) use (&$headers): void {
            $headers = implode("\n", array_map(static fn (array $one): string => implode(': ', $one), $mailer->getCustomHeaders()));
        };
        add_action('phpmailer_init', $read, 99);
        add_filter('pre_wp_mail', '__return_null');
        try {
            (new WordPressSender())->send(self::EMAIL, '', 'x', 'News', 'text', '<p>text</p>', WatchLinks::oneClick($watcher));
        } catch (\Throwable) {
            // Whether the test machine can send is no matter.
        } finally {
            remove_action('phpmailer_init', $read, 99);
            remove_filter('pre_wp_mail', '__return_null');
        }
        self::assertStringContainsString('List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers);
        self::assertStringContainsString('List-Unsubscribe: <' . WatchLinks::oneClick($watcher) . '>', $headers);
        parse_str((string) parse_url(WatchLinks::oneClick($watcher), PHP_URL_QUERY), $query);
        // A mail program comes from nowhere, and shows nothing but the link.
        $_SERVER['HTTP_ORIGIN'] = '';
        $request = new \WP_REST_Request('POST', '/coleman/v1/watches/stop');
        $request->set_query_params($query);
        $request->set_body_params(['List-Unsubscribe' => 'One-Click']);
        self::assertSame(204, rest_do_request($request)->get_status());
        self::assertSame(0, $this->rows('watches'));
        self::assertSame(204, rest_do_request($request)->get_status(), 'twice');
    }

    public function testWhatIsKeptOfAPersonIsToldAndErased(): void
    {
        $this->ask(WatchKind::InStock, 1);
        $data = $this->modules()->privacy->tools();
        self::assertNotNull($data);
        $provider = $this->modules()->watches->personalData();
        $person = new Person('Ann@Example.com');
        self::assertCount(1, $provider->export($person, 1)->items);
        self::assertTrue($provider->erase($person)->hasRemoved);
        self::assertSame([0, 0, 0], [$this->rows('watchers'), $this->rows('watches'), $this->rows('watch_told')]);
        self::assertFalse($provider->erase($person)->hasRemoved);
    }

    /** A filter means the same however it is written, and nothing of it is lost. */
    public function testAFilterIsKeptInOneForm(): void
    {
        $dice = new \Random\Randomizer(new \Random\Engine\Mt19937(7));
        for ($try = 0; $try < 300; $try++) {
            $values = [];
            foreach (MachineChoice::FACETS as $facet) {
                if (1 === $dice->getInt(0, 1)) {
                    $values[$facet] = array_map(static fn (): string => in_array($facet, ['brand', 'branch'], true) ? (string) $dice->getInt(1, 99) : sprintf('%d-%d', $dice->getInt(1, 999), $dice->getInt(1_000, 2_000)), range(1, $dice->getInt(1, 4)));
                }
            }
            $used = UsedCategory::cases()[$dice->getInt(0, 4)];
            $query = ['used' => $used->value, 'sort' => 'price', 'evil' => '<b>'] + array_map(static fn (array $some): string => implode(',', $some), $values);
            $filter = UsedFilter::fromQuery($query) ?? self::fail('It is short.');
            $shuffled = UsedFilter::fromQuery(['used' => $used->value] + array_map(static fn (array $some): array => $dice->shuffleArray($some), $values));
            self::assertSame($filter->query(), $shuffled?->query());
            self::assertSame($filter->query(), UsedFilter::parse($filter->query())?->query());
            self::assertStringNotContainsString('sort', $filter->query());
        }
    }

    public function testAPriceMustFallFarEnough(): void
    {
        update_option(WatchSettings::OPTION, ['price_drop' => 5_000]);
        self::assertSame([true, false], [WatchSettings::isLower(95, 100), WatchSettings::isLower(96, 100)]);
        update_option(WatchSettings::OPTION, ['price_drop' => 10_000]);
        self::assertSame([true, false], [WatchSettings::isLower(900, 1_000), WatchSettings::isLower(901, 1_000)]);
        delete_option(WatchSettings::OPTION);
        self::assertSame(WatchSettings::DEFAULTS['price_drop'], WatchSettings::priceDrop());
    }

    public function testALetterSpeaksTheLanguageOfWhoAsked(): void
    {
        switch_to_locale('es_US');
        try {
            $this->ask(WatchKind::InStock, 1);
        } finally {
            restore_previous_locale();
        }
        self::assertSame(['es_US', 'es_US'], [$this->watcher()->locale, $this->letters('watch-confirm')[0]['locale']]);
    }

    /** The round reads what is watched, not the catalog: how many queries it takes does not grow with the watches of a page. */
    public function testARoundTakesAFewQueriesHoweverManyWait(): void
    {
        $queries = [];
        foreach ([5, 100] as $many) {
            $this->clean();
            $repository = $this->modules()->watches->repository();
            for ($number = 1; $number <= $many; $number++) {
                $watcher = $repository->obtain("w{$number}@example.com", 'en_US');
                $repository->add($watcher, new WatchSubject(WatchKind::InStock, WatchSubject::PART, 99_000_000 + $number, '', 'P', '/'), true);
                $repository->add($watcher, new WatchSubject(WatchKind::Listed, WatchSubject::USED, 0, 'used=tractors', 'T', '/'), true);
            }
            $connection = $this->modules()->foundation->connection();
            $before = $connection->queries();
            self::assertSame(0, $this->modules()->watches->round()->run());
            $queries[] = $connection->queries() - $before;
        }
        self::assertSame($queries[0], $queries[1]);
        self::assertLessThan(15, $queries[0]);
    }

    public function testStaffSeeWhatIsWantedWithoutAddresses(): void
    {
        $repository = $this->modules()->watches->repository();
        foreach (['a@example.com', 'b@example.com', 'c@example.com'] as $at => $email) {
            $watcher = $repository->obtain($email, 'en_US');
            $repository->add($watcher, $this->modules()->watches->subjects()->find(WatchKind::InStock, WatchSubject::PART, 1, '') ?? self::fail('There is such a part.'), $at < 2);
            $repository->add($watcher, $this->modules()->watches->subjects()->find(WatchKind::Listed, WatchSubject::USED, 0, 'used=tractors&price=-25000') ?? self::fail('A list is always offered.'), 0 === $at);
        }
        $administrator = get_users(['role' => 'administrator', 'number' => 1])[0] ?? self::fail('There is one.');
        wp_set_current_user($administrator->ID);
        $rows = $this->body($this->call('GET', '/desk/demand'))['results'];
        self::assertSame([['in_stock', 2], ['listed', 1]], array_map(static fn (array $row): array => [$row['kind'], $row['waiting']], $rows));
        self::assertSame('Used Tractors: Under $25,000', $rows[1]['title']);
        $csv = $this->body($this->call('GET', '/desk/demand/export', ['kind' => 'listed']))['results']['csv'];
        self::assertSame(2, substr_count($csv, "\n"));
        self::assertStringNotContainsString('@', Json::encode($rows) . $csv);
    }

    private function ask(WatchKind $kind, int $id, string $email = self::EMAIL): \WP_REST_Response
    {
        $this->modules()->foundation->connection()->execute("DELETE FROM {rate_limits} WHERE bucket NOT LIKE 'watch:%'");
        $this->modules()->foundation->connection()->execute('DELETE FROM {idempotency_keys}');

        return $this->call('POST', '/watches', ['kind' => $kind->value, 'thing' => WatchSubject::PART, 'id' => (string) $id, 'email' => $email]);
    }

    /** The nth part of the catalog. */
    private function part(int $number): int
    {
        return (int) $this->modules()->foundation->connection()->value('SELECT id FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 1 OFFSET %d', [$number]);
    }

    private function watcher(): Watcher
    {
        return $this->modules()->watches->repository()->byEmail(self::EMAIL) ?? self::fail('Nobody is watched for.');
    }

    /** @return list<array<string, mixed>> payloads */
    private function letters(string $kind): array
    {
        return array_map(static fn (array $row): array => Json::decode((string) $row['payload']), $this->modules()->foundation->connection()->rows('SELECT payload FROM {outbox} WHERE kind = %s ORDER BY id', [$kind]));
    }

    private function clean(): void
    {
        foreach (['watchers', 'watches', 'watch_told', 'outbox', 'outbox_attempts', 'rate_limits', 'idempotency_keys'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
