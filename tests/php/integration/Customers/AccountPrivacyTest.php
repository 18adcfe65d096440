<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Tests\Integration\TestCase;

/** What WordPress tells of its users, and to whom. Over HTTP: tests/contract/hostile.test.ts. */
final class AccountPrivacyTest extends TestCase
{
    /** @testWith ["customer@example.com", "/wp/v2/users", 403]
     *            ["customer@example.com", "/wp/v2/users/1", 403]
     *            ["customer@example.com", "/wp/v2/users/me", 200]
     *            ["", "/wp/v2/users/me", 401]
     *            ["", "/WP/v2/Users", 401]
     *            ["admin", "/wp/v2/users", 200]
     */
    public function testUsersAreForThoseWhoWriteHere(string $who, string $route, int $status): void
    {
        $user = is_email($who) ? get_user_by('email', $who) : get_user_by('login', $who);
        wp_set_current_user(false === $user ? 0 : $user->ID);

        self::assertSame($status, rest_do_request(new \WP_REST_Request('GET', $route))->get_status());
    }

    public function testAnApplicationPasswordTellsOfNoName(): void
    {
        foreach (['invalid_username', 'invalid_email', 'incorrect_password', 'application_passwords_disabled_for_user'] as $code) {
            $error = apply_filters('rest_authentication_errors', new \WP_Error($code, 'telling', ['status' => 401]));
            self::assertInstanceOf(\WP_Error::class, $error);
            self::assertSame('coleman_invalid_login', $error->get_error_code());
        }
        $other = apply_filters('rest_authentication_errors', new \WP_Error('rest_cookie_invalid_nonce', 'x'));
        self::assertInstanceOf(\WP_Error::class, $other);
        self::assertSame('rest_cookie_invalid_nonce', $other->get_error_code());
    }

    public function testNobodyIsBuriedInPasswordMails(): void
    {
        $sent = 0;
        $count = static function () use (&$sent): bool {
            $sent++;

            return true;
        };
        add_filter('pre_wp_mail', $count);
        for ($i = 0; $i < 8; $i++) {
            self::assertTrue(retrieve_password(0 === $i % 2 ? 'customer@example.com' : 'Customer@Example.com'));
        }
        remove_filter('pre_wp_mail', $count);

        self::assertSame(3, $sent);
    }

    public function testAnEmbeddedPageNamesNoAccount(): void
    {
        $author = get_user_by('login', 'admin');
        self::assertInstanceOf(\WP_User::class, $author);
        $page = new \WP_Post((object) ['ID' => 0, 'post_title' => 'x', 'post_author' => $author->ID, 'post_status' => 'publish', 'filter' => 'raw']);
        $data = apply_filters('oembed_response_data', ['title' => 'x', 'author_name' => 'admin', 'author_url' => '/author/admin/'], $page, 600, 400);

        self::assertIsArray($data);
        self::assertSame('x', $data['title']);
        self::assertArrayNotHasKey('author_name', $data);
        self::assertArrayNotHasKey('author_url', $data);
    }
}
