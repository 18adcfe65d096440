<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Tests\Integration\TestCase;

/**
 * A stolen session of a customer must not change the account by WordPress's own calls: they ask for no current
 * password, confirm no address, and an application password would outlive a changed one.
 */
final class CoreAccountsTest extends TestCase
{
    private int $ann = 0;

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        add_filter('wp_is_application_passwords_available', '__return_true');
        $made = wp_insert_user(['user_login' => 'core-ann', 'user_pass' => 'password of ann', 'user_email' => 'core-ann@example.com', 'role' => 'customer', 'first_name' => 'Ann', 'last_name' => 'Farmer']);
        self::assertIsInt($made);
        $this->ann = $made;
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->ann);
        remove_filter('send_auth_cookies', '__return_false');
        remove_filter('wp_is_application_passwords_available', '__return_true');
        unset($_COOKIE[LOGGED_IN_COOKIE]);
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testEveryWriteOfCoreToAnAccountIsRefusedForACustomer(): void
    {
        $tried = 0;
        [$uuid] = $this->applicationPassword();
        $before = $this->account();
        wp_set_current_user($this->ann);
        foreach (rest_get_server()->get_routes() as $route => $handlers) {
            if (!str_starts_with($route, '/wp/v2/users')) {
                continue;
            }
            $path = (string) preg_replace(['#\(\?P<user_id>[^/]+\)#', '#\(\?P<id>[^/]+\)#', '#\(\?P<uuid>[^/]+\)#'], [(string) $this->ann, (string) $this->ann, $uuid], $route);
            foreach ($handlers as $handler) {
                foreach (array_keys($handler['methods'] ?? []) as $method) {
                    foreach ('GET' === $method ? [] : array_unique([$path, str_replace("/users/$this->ann", '/users/me', $path)]) as $address) {
                        $request = new \WP_REST_Request($method, $address);
                        $request->set_body_params(['name' => 'Eve', 'first_name' => 'Eve', 'password' => 'password of eve', 'email' => 'eve@example.com', 'username' => 'eve', 'force' => true, 'reassign' => 1]);
                        self::assertContains(rest_do_request($request)->get_status(), [401, 403, 404, 501], "$method $address");
                        self::assertSame($before, $this->account(), "$method $address");
                        $tried++;
                    }
                }
            }
        }
        self::assertGreaterThan(12, $tried);
        foreach (['', '/' . $uuid, '/introspect'] as $end) {
            $list = rest_do_request(new \WP_REST_Request('GET', '/wp/v2/users/me/application-passwords' . $end));
            self::assertGreaterThanOrEqual(400, $list->get_status(), $end);
        }
        self::assertSame(200, rest_do_request(new \WP_REST_Request('GET', '/wp/v2/users/me'))->get_status(), 'a customer may read who they are');
    }

    public function testABatchAndXmlRpcAreNoWayAround(): void
    {
        $before = $this->account();
        wp_set_current_user($this->ann);
        $batch = new \WP_REST_Request('POST', '/batch/v1');
        $batch->set_body_params(['requests' => array_map(
            static fn (string $path): array => ['method' => 'POST', 'path' => $path, 'body' => ['password' => 'password of eve', 'email' => 'eve@example.com', 'name' => 'Eve']],
            ['/wp/v2/users/me', '/wp/v2/users/' . $this->ann, '/wp/v2/users/me/application-passwords'],
        )]);
        try {
            $responses = rest_get_server()->dispatch($batch)->get_data()['responses'] ?? [];
            // A batch that may not be made at all has no answers.
            self::assertSame([], array_filter(array_column(is_array($responses) ? $responses : [], 'status'), static fn (int $status): bool => $status < 400));
        } catch (\TypeError) {
            // Some versions of WordPress stumble over a batch of calls that may not be batched.
        }
        self::assertSame($before, $this->account());

        wp_set_current_user(0);
        require_once ABSPATH . WPINC . '/class-IXR.php';
        require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
        add_filter('xmlrpc_enabled', '__return_true');
        $answer = (new \wp_xmlrpc_server())->wp_editProfile([0, 'core-ann', 'password of ann', ['first_name' => 'Eve', 'nickname' => 'Eve']]);
        self::assertInstanceOf(\IXR_Error::class, $answer);
        self::assertSame($before, $this->account());
    }

    public function testWhoWorksHereKeepsTheirs(): void
    {
        $user = new \WP_User($this->ann);
        $user->add_role('coleman_parts_desk');
        wp_set_current_user($this->ann);
        self::assertTrue(current_user_can('edit_user', $this->ann));
        self::assertTrue(wp_is_application_passwords_available_for_user($this->ann));
    }

    public function testAnotherPasswordEndsEverySessionAndApplicationPasswordByWhicheverDoor(): void
    {
        $doors = [
            'profile' => function (): void {
                $_COOKIE[LOGGED_IN_COOKIE] = wp_generate_auth_cookie($this->ann, time() + 3600, 'logged_in', \WP_Session_Tokens::get_instance($this->ann)->create(time() + 3600));
                wp_set_current_user($this->ann);
                $this->modules()->customers->profiles()->save($this->ann, [], ['current' => 'password of ann', 'new' => 'another password']);
            },
            'the mailed key' => fn () => $this->modules()->customers->passwords()->reset('core-ann', (string) get_password_reset_key(new \WP_User($this->ann)), 'another password'),
            'staff' => fn () => wp_update_user(['ID' => $this->ann, 'user_pass' => 'another password']),
            'a plugin' => fn () => wp_set_password('another password', $this->ann),
        ];
        foreach ($doors as $name => $change) {
            wp_set_password('password of ann', $this->ann);
            $stolen = \WP_Session_Tokens::get_instance($this->ann)->create(time() + 3600);
            $this->applicationPassword();
            $change();
            clean_user_cache($this->ann);
            self::assertFalse(\WP_Session_Tokens::get_instance($this->ann)->verify($stolen), $name);
            self::assertSame([], \WP_Application_Passwords::get_user_application_passwords($this->ann), $name);
            // The device on which it was changed goes on; nobody else does.
            self::assertCount('profile' === $name ? 1 : 0, \WP_Session_Tokens::get_instance($this->ann)->get_all(), $name);
            unset($_COOKIE[LOGGED_IN_COOKIE]);
            wp_set_current_user(0);
        }
    }

    public function testTheSamePasswordWithANewHashEndsNothing(): void
    {
        $token = \WP_Session_Tokens::get_instance($this->ann)->create(time() + 3600);
        wp_set_password('password of ann', $this->ann);
        self::assertTrue(\WP_Session_Tokens::get_instance($this->ann)->verify($token));
    }

    /** @return array{string} its uuid */
    private function applicationPassword(): array
    {
        $made = \WP_Application_Passwords::create_new_application_password($this->ann, ['name' => 'Thief ' . bin2hex(random_bytes(4))]);
        self::assertIsArray($made);

        return [(string) $made[1]['uuid']];
    }

    /** @return array<mixed> everything of the account that one of these calls could change */
    private function account(): array
    {
        clean_user_cache($this->ann);
        $user = new \WP_User($this->ann);

        return [$user->user_pass, $user->user_email, $user->first_name, $user->display_name, get_user_meta($this->ann, 'nickname', true), \WP_Application_Passwords::get_user_application_passwords($this->ann)];
    }
}
