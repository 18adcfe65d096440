<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Announcements;

use Coleman\Api\Announcements\Announcements;
use Coleman\Api\Database\GuardedOption;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** What stands at the top of every page, kept by editors. */
final class AnnouncementsTest extends TestCase
{
    private mixed $before;

    protected function setUp(): void
    {
        parent::setUp();
        $this->before = get_option(Announcements::OPTION, []);
        update_option(Announcements::OPTION, []);
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        update_option(Announcements::OPTION, $this->before);
        parent::tearDown();
    }

    public function testOneIsShownFromItsStartUntilItsEndByTheBranchesClock(): void
    {
        $this->save([['text' => 'Closed on Thanksgiving', 'from' => '2026-11-25T17:00', 'to' => '2026-11-27T08:00']]);
        // Kansas City is six hours behind UTC in winter.
        foreach (['2026-11-25 22:59:59' => 0, '2026-11-25 23:00:00' => 1, '2026-11-27 13:59:59' => 1, '2026-11-27 14:00:00' => 0] as $utc => $count) {
            $shown = (new Announcements($this->modules()->branches->locations(), new FixedClock($utc), new GuardedOption($this->modules()->foundation->connection(), Announcements::OPTION, true)))->shown();
            self::assertCount($count, $shown, $utc);
        }
    }

    public function testABlockPrintsWhatIsAnnouncedForWhomAndNothingElse(): void
    {
        $branch = $this->modules()->branches->locations()->all()[1];
        self::assertSame('', render_block(['blockName' => 'coleman/announcements', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]));
        $this->save([
            ['text' => 'Field day & <b>barbecue</b>', 'link_url' => '/locations', 'tone' => 'notice'],
            ['text' => 'The road is closed', 'branches' => [$branch->id], 'tone' => 'alert'],
        ]);
        $html = render_block(['blockName' => 'coleman/announcements', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
        self::assertSame(2, substr_count($html, 'data-announcement='));
        self::assertStringContainsString('Field day &amp; &lt;b&gt;barbecue&lt;/b&gt;', $html);
        self::assertStringContainsString('href="/locations"', $html);
        self::assertStringContainsString('data-branches="' . $branch->id . '"', $html);
        self::assertStringContainsString($branch->city . ':', html_entity_decode($html, ENT_QUOTES | ENT_HTML5));
        // Nothing in it is of one visitor: shared caches keep the page, and the script chooses.
        self::assertStringContainsString('coleman_branch', $html);
    }

    public function testTheListIsSavedAsAWholeOrNotAtAll(): void
    {
        $bad = [
            'text' => [['text' => ' '], ['text' => str_repeat('x', 201)], ['text' => "two\nlines"]],
            'link_url' => array_map(static fn (string $url): array => ['text' => 'x', 'link_url' => $url], ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'rental', 'https://', '/a b', '/"x']),
            'link_text' => [['text' => 'x', 'link_text' => str_repeat('x', 61)]],
            'from' => [['text' => 'x', 'from' => 'tomorrow'], ['text' => 'x', 'from' => '2026-02-30T08:00']],
            'to' => [['text' => 'x', 'from' => '2026-11-25T08:00', 'to' => '2026-11-25T08:00']],
            'branches' => [['text' => 'x', 'branches' => [999_999]]],
        ];
        foreach ($bad as $field => $items) {
            foreach ($items as $item) {
                $answer = $this->call('POST', '/desk/announcements', ['items' => [['text' => 'Fine'], $item], 'version' => $this->version()]);
                self::assertSame(400, $answer->get_status(), (string) json_encode($item));
                self::assertSame(["1.$field"], array_keys($this->body($answer)['data']['params']), (string) json_encode($item));
            }
        }
        self::assertSame([], get_option(Announcements::OPTION));
    }

    public function testWhoIsSecondOverwritesNothing(): void
    {
        $seen = $this->version();
        $this->save([['text' => 'First']]);
        $second = $this->call('POST', '/desk/announcements', ['items' => [['text' => 'Second']], 'version' => $seen]);
        self::assertSame(409, $second->get_status());
        self::assertSame(['First'], array_column($this->modules()->website->announcements()->shown(), 'text'));
    }

    public function testOtherWordsAreAnotherAnnouncementToWhomeverHasDismissedIt(): void
    {
        $this->save([['text' => 'Sale']]);
        $first = $this->modules()->website->announcements()->shown()[0]['key'];
        $items = $this->body($this->call('GET', '/desk/announcements'))['results']['items'];
        $this->save([['tone' => 'alert'] + $items[0]]);
        self::assertSame($first, $this->modules()->website->announcements()->shown()[0]['key']);
        $this->save([['text' => 'Sale, two more days'] + $items[0]]);
        self::assertNotSame($first, $this->modules()->website->announcements()->shown()[0]['key']);
    }

    public function testAStoredMessBreaksNoPage(): void
    {
        foreach (['text', 7, [null, 'x', ['text' => ['a']]], [['tone' => 'loud', 'branches' => 'all', 'text' => '<script>']]] as $mess) {
            update_option(Announcements::OPTION, $mess);
            $html = render_block(['blockName' => 'coleman/announcements', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
            self::assertSame(substr_count($html, '<script'), '' === $html ? 0 : 1);
        }
    }

    /** @param list<array<string, mixed>> $items */
    private function save(array $items): void
    {
        $answer = $this->call('POST', '/desk/announcements', ['items' => $items, 'version' => $this->version()]);
        self::assertSame(200, $answer->get_status(), (string) json_encode($answer->get_data()));
    }

    private function version(): string
    {
        return $this->body($this->call('GET', '/desk/announcements'))['results']['version'];
    }
}
