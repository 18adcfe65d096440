<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Redirects;

use Coleman\Api\Redirects\RedirectRepository;
use Coleman\Api\Redirects\RedirectRule;
use Coleman\Api\Redirects\RedirectService;
use Coleman\Api\Redirects\SourcePath;
use Coleman\Tests\Integration\TestCase;

/** Where old addresses lead, kept by editors. */
final class RedirectsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('DELETE FROM {redirects}');
        update_option(RedirectRepository::FORCED, 0);
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {redirects}');
        update_option(RedirectRepository::FORCED, 0);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string|null}> */
    public static function addresses(): iterable
    {
        yield 'case' => ['/Old-Page', '/old-page'];
        yield 'final slash' => ['/old-page/', '/old-page'];
        yield 'the whole address' => [home_url('/old-page'), '/old-page'];
        yield 'home' => ['/', '/'];
        yield 'query' => ['/product.asp?b=2&a=1', '/product.asp?a=1&b=2'];
        yield 'other letters' => ['/Größe', '/gr%C3%B6%C3%9Fe'];
        yield 'other letters, encoded' => ['/Gr%c3%b6%C3%9Fe', '/gr%C3%B6%C3%9Fe'];
        yield 'another site' => ['https://evil.example/old', null];
        yield 'another site without its scheme' => ['//evil.example', null];
        yield 'with a backslash' => ['/\\evil.example', null];
        yield 'no path' => ['old-page', null];
        yield 'line breaks' => ["/old\r\nX: y", null];
        yield 'too long' => ['/' . str_repeat('x', 500), null];
    }

    /** @dataProvider addresses */
    public function testAddressesAreReadAsWordPressReadsThem(string $typed, ?string $kept): void
    {
        self::assertSame($kept, SourcePath::tidy($typed));
        if (null !== $kept) {
            self::assertSame($kept, SourcePath::tidy($kept), 'what is kept stays as it is');
        }
    }

    public function testTargetsLeadToThisSiteOrToOneThatIsWrittenOut(): void
    {
        $targets = [
            '/new' => '/new', '/new?x=1#part' => '/new?x=1#part', home_url('/new') => '/new', 'https://kubota.example/parts' => 'https://kubota.example/parts',
            '//evil.example' => null, '/\\evil.example' => null, 'javascript:alert(1)' => null, 'https://' => null, 'https://user@evil.example' => null,
            'new' => null, "/new\r\nX: y" => null, 'ftp://a.example' => null,
        ];
        foreach ($targets as $typed => $kept) {
            self::assertSame($kept, RedirectRule::tidyTarget((string) $typed), (string) $typed);
        }
    }

    public function testOneIsAddedChangedFoundAndRemoved(): void
    {
        $one = $this->save(['source' => '/Old-Machines/', 'target' => '/equipment/used', 'status' => 301]);
        self::assertSame('/old-machines', $one['source']);
        self::assertSame(400, $this->call('POST', '/desk/redirects', ['source' => '/old-machines', 'target' => '/x', 'status' => 301])->get_status(), 'one address, one redirect');
        $changed = $this->save(['source' => '/old-tractors', 'target' => '', 'status' => 410], $one['id']);
        self::assertNull($this->answer('/old-machines'));
        self::assertSame(410, $this->answer('/old-tractors')?->status);
        self::assertSame(['/old-tractors'], array_column($this->body($this->call('GET', '/desk/redirects', ['search' => 'TRACT']))['results'], 'source'));
        self::assertSame([], $this->body($this->call('GET', '/desk/redirects', ['search' => '%']))['results'], 'a sign of SQL is a sign');
        self::assertSame(1, $this->body($this->call('POST', '/desk/redirects/remove', ['ids' => [$changed['id']]]))['results']['removed']);
        self::assertSame(404, $this->call('POST', '/desk/redirects/' . $changed['id'], ['source' => '/x', 'target' => '/y', 'status' => 301])->get_status());
    }

    public function testAPageIsNotHiddenUnlessSomebodySaysSo(): void
    {
        foreach (['/equipment/used', '/cart'] as $page) {
            $answer = $this->call('POST', '/desk/redirects', ['source' => $page, 'target' => '/elsewhere', 'status' => 302]);
            self::assertSame(400, $answer->get_status(), $page);
            self::assertSame(['source'], array_keys($this->body($answer)['data']['params']));
        }
        foreach (['/wp-admin/', '/wp-login.php', '/wp-json/wp/v2'] as $needed) {
            self::assertSame(400, $this->call('POST', '/desk/redirects', ['source' => $needed, 'target' => '/x', 'status' => 301, 'is_forced' => true])->get_status(), $needed);
        }
        $forced = $this->save(['source' => '/equipment/used', 'target' => '/rental', 'status' => 302, 'is_forced' => true]);
        self::assertSame('1', (string) get_option(RedirectRepository::FORCED));
        self::assertSame('/rental/', $this->answer('/equipment/used/', true)?->target, 'in one step to the page');
        $this->call('POST', '/desk/redirects/remove', ['ids' => [$forced['id']]]);
        self::assertSame('0', (string) get_option(RedirectRepository::FORCED));
    }

    public function testChainsAreAnsweredInOneStepAndCirclesRefused(): void
    {
        $this->save(['source' => '/a', 'target' => '/b', 'status' => 301]);
        $this->save(['source' => '/b', 'target' => '/c', 'status' => 301]);
        $this->save(['source' => '/c', 'target' => '/equipment/used?from=c', 'status' => 302]);
        self::assertSame('/equipment/used/?from=c', $this->answer('/a')?->target);
        self::assertSame(301, $this->answer('/a')?->status);
        foreach (['/a', '/A/', '/b', '/a?x=1', home_url('/a')] as $back) {
            $answer = $this->call('POST', '/desk/redirects', ['source' => '/equipment/used-old', 'target' => $back, 'status' => 301]);
            self::assertSame(200, $answer->get_status(), 'a longer chain');
            $this->call('POST', '/desk/redirects/remove', ['ids' => [$this->body($answer)['results']['id']]]);
        }
        $c = $this->modules()->foundation->connection()->value('SELECT id FROM {redirects} WHERE source = %s', ['/c']);
        foreach (['/a', '/B/', '/c', '/a?x=1', home_url('/C')] as $back) {
            $answer = $this->call('POST', "/desk/redirects/$c", ['source' => '/c', 'target' => $back, 'status' => 301]);
            self::assertSame(400, $answer->get_status(), $back);
            self::assertSame(['target'], array_keys($this->body($answer)['data']['params']), $back);
        }
    }

    public function testAFileIsImportedAsAWholeOrNotAtAll(): void
    {
        $this->save(['source' => '/kept', 'target' => '/rental', 'status' => 301]);
        $bad = "old;new;status\n/one;/new-one;301\nno path;/x;301\n/two;//evil.example;301\n/three;/x;307\n/one/;/other;301\n/four;/five;\n/five;/four;\n/kept;/kept;301\n";
        $report = $this->import($bad);
        self::assertSame([3, 4, 5, 6, 7, 8, 9], array_column($report['faults'], 'line'));
        self::assertFalse($report['is_kept']);
        self::assertSame(1, $this->rows('redirects'), 'nothing is half written');
        self::assertSame('/rental/', $this->answer('/kept')?->target);

        $good = "\xEF\xBB\xBFsource,target,status\r\n/One,/new-one,302\r\n\"/two?id=1,2\",/rental,\r\n/gone,,\r\n\r\n/kept,/equipment/used,301\r\n";
        $trial = $this->import($good, true);
        self::assertSame([4, 3, 1, 0, false, []], [$trial['rows'], $trial['new'], $trial['changed'], $trial['same'], $trial['is_kept'], $trial['faults']]);
        self::assertSame(1, $this->rows('redirects'), 'a trial keeps nothing');
        self::assertTrue($this->import($good)['is_kept']);
        self::assertSame([302, 301, 410, 301], array_map(fn (string $source): ?int => $this->answer($source)?->status, ['/one', '/two?id=1,2', '/gone', '/kept']));
        self::assertNull($this->answer('/two'), 'an address with a query stands for that query');
        self::assertSame(4, $this->import($good)['same']);

        // What is exported is what can be imported.
        $csv = $this->body($this->call('GET', '/desk/redirects/export'))['results']['csv'];
        $again = $this->import($csv);
        self::assertSame([4, 0, 0, 4, []], [$again['rows'], $again['new'], $again['changed'], $again['same'], $again['faults']]);
    }

    public function testALongFileIsImportedInAFewStatements(): void
    {
        $rows = implode("\n", array_map(static fn (int $number): string => "/old-shop/item-$number.html,/search?query=$number,301", range(1, 3_000)));
        $before = $this->modules()->foundation->connection()->queries();
        self::assertTrue($this->import($rows)['is_kept']);
        self::assertLessThan(30, $this->modules()->foundation->connection()->queries() - $before);
        $before = $this->modules()->foundation->connection()->queries();
        self::assertSame('/search/?query=2999', $this->answer('/old-shop/ITEM-2999.html?utm=x')?->target);
        self::assertLessThanOrEqual(2, $this->modules()->foundation->connection()->queries() - $before, 'a visitor does not wait for the list');
    }

    public function testHitsAreCountedAndStayWhenARedirectIsChanged(): void
    {
        $one = $this->save(['source' => '/old', 'target' => '/rental', 'status' => 301]);
        $repository = new RedirectRepository($this->modules()->foundation->connection(), $this->modules()->foundation->clock);
        $repository->hit($one['id']);
        $repository->hit($one['id']);
        $this->import("/old,/equipment/used,301\n");
        $listed = $this->body($this->call('GET', '/desk/redirects'))['results'][0];
        self::assertSame([2, '/equipment/used'], [$listed['hits'], $listed['target']]);
        self::assertNotSame('', $listed['last_hit']);
    }

    /**
     * Whatever editors rename, in any order and back again: each address that a published page had leads to a page, as
     * long as no other page has taken it.
     */
    public function testEveryAddressThatAPageHadLeadsToIt(): void
    {
        $make = static fn (string $slug, int $parent = 0): int => (int) wp_insert_post(['post_type' => 'page', 'post_title' => $slug, 'post_name' => $slug, 'post_parent' => $parent, 'post_status' => 'publish']);
        $slugs = ['moved-one', 'moved-two', 'moved-three', 'moved-four'];
        $random = new \Random\Randomizer(new \Random\Engine\Mt19937(7));
        $pages = [$above = $make('moved-one'), $make('moved-two'), $make('moved-below', $above)];
        $path = static fn (int $id): string => (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH);
        /** @var array<string, int> $had the page that had an address last */
        $had = [];
        try {
            for ($step = 0; $step < 40; $step++) {
                foreach ($pages as $page) {
                    $had[$path($page)] = $page;
                }
                $page = $pages[$random->getInt(0, 2)];
                wp_update_post(['ID' => $page, 'post_name' => $slugs[$random->getInt(0, 3)]]);
                $now = array_combine(array_map($path, $pages), $pages);
                foreach (array_diff_key($had, $now) as $address => $last) {
                    self::assertSame($path($last), $this->answer($address)?->target, "step $step: $address");
                }
                foreach (array_keys($now) as $address) {
                    self::assertTrue($this->service()->isPage((string) $address), "step $step: $address");
                }
            }
        } finally {
            array_map(static fn (int $page): mixed => wp_delete_post($page, true), $pages);
        }
    }

    public function testOnlyPublishedPagesMoveAndWhatAnEditorForcesStays(): void
    {
        $this->save(['source' => '/kept-move', 'target' => '/rental', 'status' => 302, 'is_forced' => true]);
        $pages = [];
        foreach (['draft-move' => 'draft', 'private-move' => 'private', 'kept-move' => 'publish'] as $slug => $status) {
            $pages[] = $page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => $slug, 'post_name' => $slug, 'post_status' => $status]);
            wp_update_post(['ID' => $page, 'post_name' => "$slug-on"]);
        }
        wp_trash_post($pages[2]);
        self::assertSame(['/kept-move'], array_column($this->body($this->call('GET', '/desk/redirects'))['results'], 'source'));
        self::assertSame('/rental/', $this->answer('/kept-move')?->target);
        array_map(static fn (int $page): mixed => wp_delete_post($page, true), $pages);
    }

    private function answer(string $address, bool $forced = false): ?RedirectRule
    {
        return $this->service()->answer(RedirectService::readings($address), $forced);
    }

    private function service(): RedirectService
    {
        $modules = $this->modules();

        return new RedirectService(new RedirectRepository($modules->foundation->connection(), $modules->foundation->clock), $modules->pages->router(), $modules->foundation->transaction());
    }

    /**
     * @param array<string, mixed> $typed
     * @return array<string, mixed>
     */
    private function save(array $typed, int $id = 0): array
    {
        $answer = $this->call('POST', '/desk/redirects' . (0 === $id ? '' : "/$id"), $typed);
        self::assertSame(200, $answer->get_status(), (string) json_encode($answer->get_data()));

        return $this->body($answer)['results'];
    }

    /** @return array<string, mixed> */
    private function import(string $csv, bool $isTrial = false): array
    {
        return $this->body($this->call('POST', '/desk/redirects/import', ['csv' => $csv, 'is_trial' => $isTrial]))['results'];
    }
}
