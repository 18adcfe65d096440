<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** Words for the dealer's privacy policy, offered by WordPress's policy guide; what they say is what the code does. */
final class PolicyText
{
    public function html(): string
    {
        $paragraphs = [
            '<p class="privacy-policy-tutorial">' . esc_html__('This describes what this website does. Review it, add what your branches do offline, and have a lawyer check it.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Carts', 'coleman') . '</h3>',
            '<p>' . esc_html__('When you add something to your cart, we set a cookie with a random number that identifies your cart for 30 days, and one with the number of items in it. If you are signed in, we keep your cart for 180 days. We don’t use these cookies for advertising.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Your account', 'coleman') . '</h3>',
            '<p>' . esc_html__('As long as you have an account, we keep your name, email address, phone number, company, addresses and preferred branch. We also keep our staff’s notes about your account: payment terms, tax exemption, and who changed them when.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Orders', 'coleman') . '</h3>',
            '<p>' . esc_html__('For each order we keep the parts, addresses, your email address, your messages and the order’s history. The law requires us to keep business records. If you ask us to erase your data, we remove your name, street, phone number, email address and messages from completed orders. We keep parts, amounts, the state and the first digits of the ZIP code. We never see your card number.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Inquiries about machines', 'coleman') . '</h3>',
            /* translators: %d: number of days */
            '<p>' . esc_html(sprintf(__('When you ask us about a machine, we keep your message, who answered it and when. We remove your name, addresses, phone number and message %d days after our last work on it, or earlier if you ask us to.', 'coleman'), Retention::LEAD_DAYS)) . '</p>',
            '<h3>' . esc_html__('Rentals', 'coleman') . '</h3>',
            /* translators: %d: number of days */
            '<p>' . esc_html(sprintf(__('For each rental request we keep what you entered, what your browser calculated from it, the price and the request’s history. If you don’t rent, we remove your name, addresses, phone number and messages after %d days. We keep records of completed rentals. If you ask us to erase your data, we remove your personal data from them.', 'coleman'), Retention::RENTAL_DAYS)) . '</p>',
            '<h3>' . esc_html__('Mail', 'coleman') . '</h3>',
            /* translators: %d: number of days */
            '<p>' . esc_html(sprintf(__('We keep the recipient and content of each email we send for %d days, so we can send it again.', 'coleman'), Retention::MAIL_DAYS)) . '</p>',
            '<h3>' . esc_html__('Safety', 'coleman') . '</h3>',
            '<p>' . esc_html__('To prevent password guessing and spam, we count attempts by network address for up to two days. We keep form responses for a day so that a form sent twice counts once. We count which parts are viewed, but not by whom.', 'coleman') . '</p>',
        ];

        return implode("\n", $paragraphs);
    }
}
