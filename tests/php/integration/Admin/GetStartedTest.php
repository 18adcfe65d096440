<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Admin;

use Coleman\Api\Admin\GetStarted;
use Coleman\Api\Admin\ScreenHelp;
use Coleman\Api\Admin\SetupStep;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Mail\TestMail;
use Coleman\Tests\Integration\TestCase;

/** What helps people who are new to wp-admin: the card on the dashboard, and the help of each screen. */
final class GetStartedTest extends TestCase
{
    private const OPTIONS = ['show_on_front', 'page_on_front', 'wp_page_for_privacy_policy', 'site_icon', 'coleman_mail_tested', 'coleman_mail', RecipientSettings::OPTION];

    /** @var array<string, mixed> */
    private array $before = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (self::OPTIONS as $option) {
            $this->before[$option] = get_option($option, null);
        }
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        foreach ($this->before as $option => $value) {
            null === $value ? delete_option($option) : update_option($option, $value);
        }
        parent::tearDown();
    }

    public function testEachStepIsDoneByWhatTheSiteHas(): void
    {
        $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Ours', 'post_status' => 'publish']);
        $draft = wp_insert_post(['post_type' => 'page', 'post_title' => 'Not yet', 'post_status' => 'draft']);
        update_option('show_on_front', 'posts');
        foreach (['page_on_front', 'wp_page_for_privacy_policy', 'site_icon'] as $option) {
            update_option($option, 0);
        }
        update_option(RecipientSettings::OPTION, ['parts' => ['default' => '']]);
        delete_option('coleman_mail_tested');
        $steps = $this->steps();
        self::assertTrue($steps['branches'], 'the demo has branches');
        foreach (['mail', 'recipients', 'home', 'icon', 'privacy'] as $name) {
            self::assertFalse($steps[$name], $name);
        }

        update_option('show_on_front', 'page');
        update_option('page_on_front', $draft);
        update_option('wp_page_for_privacy_policy', $draft);
        self::assertFalse($this->steps()['home'], 'a draft is no home page');
        self::assertFalse($this->steps()['privacy']);
        update_option('page_on_front', $page);
        update_option('wp_page_for_privacy_policy', $page);
        update_option('site_icon', 1);
        update_option(RecipientSettings::OPTION, ['rentals' => ['2' => 'rentals@example.com']]);
        $sender = new class () implements \Coleman\Api\Mail\Sender {
            public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void
            {
            }
        };
        (new TestMail($this->modules()->mail->templates(), $sender))->send('pat@example.com');
        $steps = $this->steps();
        foreach (['mail', 'recipients', 'home', 'icon', 'privacy'] as $name) {
            self::assertTrue($steps[$name], $name);
        }
        update_option('coleman_mail', ['host' => 'other.example.com'] + (array) get_option('coleman_mail', []));
        self::assertFalse($this->steps()['mail'], 'another server was not tested');
        wp_delete_post($page, true);
        wp_delete_post($draft, true);
    }

    public function testEveryoneIsShownWhatTheyCanDo(): void
    {
        $steps = static fn (): array => array_map(
            static fn (string $capability): SetupStep => new SetupStep($capability, "Do <$capability>", 'Why.', $capability, 'index.php', static fn (): bool => 'read' === $capability),
            ['read', 'edit_posts', 'manage_options'],
        );
        self::assertStringContainsString('1 of 3 steps done.', $this->card($steps));
        self::assertStringContainsString('Do &lt;manage_options&gt;', $this->card($steps));
        $user = wp_insert_user(['user_login' => 'get-started', 'user_pass' => 'x', 'user_email' => 'get-started@example.com', 'role' => 'editor']);
        self::assertIsInt($user);
        wp_set_current_user($user);
        self::assertStringContainsString('1 of 2 steps done.', $this->card($steps));
        self::assertStringNotContainsString('manage_options', $this->card($steps));
        get_user_by('id', $user)->set_role('subscriber');
        // It would be the same one, with the rights of before.
        wp_set_current_user(0);
        wp_set_current_user($user);
        self::assertSame('', $this->card($steps), 'no card for whom everything is done');
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($user);
    }

    public function testEveryScreenHasHelp(): void
    {
        $screens = (new \ReflectionMethod($this->modules()->admin, 'screens'))->invoke($this->modules()->admin);
        self::assertIsArray($screens);
        foreach ($screens as $screen) {
            self::assertNotSame([], ScreenHelp::tabs($screen->name), $screen->name);
        }
        $links = (new \ReflectionMethod($this->modules()->admin, 'steps'))->invoke($this->modules()->admin);
        self::assertIsArray($links);
        $slugs = array_map(static fn ($screen): string => $screen->slug(), $screens);
        foreach ($links as $step) {
            parse_str((string) parse_url($step->url, PHP_URL_QUERY), $query);
            self::assertTrue(isset($query['page']) ? in_array($query['page'], $slugs, true) : is_file(ABSPATH . 'wp-admin/' . strtok($step->url, '?')), $step->url);
        }
    }

    /** @return array<string, bool> by name */
    private function steps(): array
    {
        $steps = [];
        foreach ($this->modules()->admin->getStarted()->ofUser() as ['step' => $step, 'isDone' => $isDone]) {
            $steps[$step->name] = $isDone;
        }

        return $steps;
    }

    /** @param \Closure(): list<SetupStep> $steps */
    private function card(\Closure $steps): string
    {
        require_once ABSPATH . 'wp-admin/includes/dashboard.php';
        require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
        require_once ABSPATH . 'wp-admin/includes/screen.php';
        require_once ABSPATH . 'wp-admin/includes/template.php';
        global $wp_meta_boxes;
        set_current_screen('dashboard');
        $wp_meta_boxes = [];
        (new \ReflectionMethod(GetStarted::class, 'add'))->invoke(new GetStarted($steps));
        $callback = $wp_meta_boxes['dashboard']['normal']['high']['coleman_get_started']['callback'] ?? null;
        ob_start();
        is_callable($callback) ? $callback() : null;
        unset($GLOBALS['current_screen']);

        return (string) ob_get_clean();
    }
}
