<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

/** Texts and shapes that attackers send. */
final class Corpora
{
    /** @return list<string> pieces of SQL that would show where a value is pasted into a statement */
    public static function sql(): array
    {
        $tails = [
            "'", '"', '`', '\\', "\\'", "' OR '1'='1", "' OR 1=1 -- ", '" OR ""="', "') OR ('a'='a", '1 OR 1=1', '1; DROP TABLE wp_coleman_carts', "'; DROP TABLE wp_users; -- ",
            "' UNION SELECT user_pass FROM wp_users -- ", '1 UNION ALL SELECT NULL,NULL,NULL', "' AND SLEEP(5) -- ", '1 AND (SELECT 1 FROM (SELECT SLEEP(5))x)', "' AND randomblob(900000000) -- ",
            "%' OR '%'='", '%', '_', '%%', '%s', '%1$s', '%d', '{carts}', '{wp_users}', "\u{02BC} OR 1=1", "\u{FF07} OR 1=1", '/*', '*/', '#', '-- ', ';', "x' AND 1=CAST((SELECT user_pass FROM wp_users LIMIT 1) AS int) -- ",
            'ORDER BY 99', '1)', "1')", '0x31', '1e0', "a'||'b", "a' 'b", 'NULL', "'||(SELECT 1)||'", 'CASE WHEN 1=1 THEN 1 ELSE 2 END', "\x27\x20OR 1", '1 LIMIT 1 OFFSET 1', 'id,(SELECT 1)', 'price DESC, (SELECT SLEEP(1))',
        ];
        $found = [];
        foreach ($tails as $tail) {
            array_push($found, $tail, '1' . $tail, 'HH164' . $tail, $tail . $tail);
        }

        return $found;
    }

    /** @return list<string> what would end a header of a mail and begin another */
    public static function headers(): array
    {
        $found = [];
        foreach (["\r\n", "\n", "\r", "\r\n\r\n", "\u{2028}", "\u{85}", "\0", '%0d%0a', '%0A', '\\r\\n', "\r\n ", "\t\r\n\t", '=0D=0A', '=?utf-8?q?=0D=0A?='] as $break) {
            foreach (['Bcc: eve@example.net', 'To: eve@example.net', 'Cc: eve@example.net', 'Subject: Prize', 'Content-Type: text/html', 'From: boss@example.net', 'Reply-To: eve@example.net', '.'] as $line) {
                $found[] = 'Ann' . $break . $line;
            }
        }
        array_push($found, 'ann@example.com,eve@example.net', 'ann@example.com;eve@example.net', '"Ann" <ann@example.com>, eve@example.net', 'ann@example.com>,<eve@example.net', 'ann@example.com (eve@example.net)', "ann@example.com\u{0}eve", '<eve@example.net>', 'ann@example.com eve@example.net');

        return $found;
    }

    /** @return list<mixed> values of types that nobody expects */
    public static function shapes(): array
    {
        $deep = 'x';
        for ($depth = 0; $depth < 500; $depth++) {
            $deep = [$deep];
        }

        return [
            null, true, false, 0, -1, 1, 2_147_483_648, 9_223_372_036_854_775_807, 1.5, -0.0, 1e308, 1e-9, '', ' ', '0', '-1', '1.5', '1e3', '0e1', '0x1F', '0b11', '٣', '１', '1,000', ' 1', "1\n", "1\0", '+1', '--1', 'NaN', 'Infinity', 'null', 'true', 'undefined', '[object Object]',
            [], [[]], ['a' => 'b'], [1, 2, 3], ['1'], [null], ['__proto__' => 1], ['constructor' => ['prototype' => 1]], (object) [], $deep, range(1, 500), array_fill_keys(range(1, 300), 'x'),
            str_repeat('9', 400), str_repeat('a', 20_000), str_repeat('é', 5_000), str_repeat('👩‍🌾', 300), "\u{202E}abc", "\u{FEFF}x", "a\u{0301}\u{0301}\u{0301}", "\xC3\x28", "\xF0\x28\x8C\x28", "\xED\xA0\x80", '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '../../etc/passwd', 'php://filter/x', 'O:8:"stdClass":0:{}', 'a:1:{i:0;i:1;}', '=HYPERLINK("//x")', '@SUM(1)',
        ];
    }

    /** @return list<string> names of fields that decide over something, were they listened to */
    public static function powers(): array
    {
        return [
            'role', 'roles', 'user_id', 'userId', 'ID', 'id', 'AccountNumber', 'account_number', 'TaxExempt', 'tax_exempt', 'has_terms', 'hasTerms', 'terms', 'status', 'Status', 'state_id', 'is_admin', 'isAdmin', 'admin', 'meta', 'meta_input', 'capabilities', 'wp_capabilities', 'caps', 'user_login', 'user_pass', 'user_level', 'user_status', 'user_activation_key',
            'customer_id', 'customerId', 'owner_key', 'order_key', 'total_cents', 'subtotal_cents', 'tax_cents', 'shipping_cents', 'price', 'Price', 'customPrice', 'unit_cents', 'discount', 'created_at', 'version', 'location_key', 'verified', 'email_verified',
        ];
    }
}
